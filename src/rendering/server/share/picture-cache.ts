/** Pictures of about 60 KB each. */
const mostPictures = 200

/**
 * Keeps what was drawn last, by what is drawn on it: a page whose title changes has another picture. One picture
 * is drawn at a time, so that links shared all at once do not keep the processor from the pages.
 */
export class PictureCache {
  readonly #kept = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key)
    if (kept) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept
    }
    const drawing = this.#last.then(draw)
    this.#last = drawing.catch(() => undefined)
    this.#kept.set(key, drawing)
    drawing.catch(() => this.#kept.delete(key))
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > mostPictures && oldest !== undefined) this.#kept.delete(oldest)
    return drawing
  }
}
