/** A picture takes about 60 KB. */
const maxPictures = 200

/**
 * Caches the latest pictures by their content, so that a page with a new title gets a new picture. Draws one
 * picture at a time, so that many shared links do not block rendering.
 */
export class PictureCache {
  readonly #kept = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept
    }
    const drawing = this.#last.then(draw)
    this.#last = drawing.catch(() => undefined)
    this.#kept.set(key, drawing)
    drawing.catch(() => this.#kept.delete(key))
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > maxPictures && oldest !== undefined) this.#kept.delete(oldest)
    return drawing
  }
}
