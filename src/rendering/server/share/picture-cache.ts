/** A picture takes about 60 KB. */
const maxPictures = 200

/**
 * Caches the latest pictures by their content, so that a page with a new title gets a new picture. Draws one
 * picture at a time, so that many shared links do not block rendering.
 */
export class PictureCache {
  readonly #cached = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.#cached.get(key)
    if (cached !== undefined) {
      this.#cached.delete(key)
      this.#cached.set(key, cached)
      return cached
    }
    const drawing = this.#last.then(draw)
    this.#last = drawing.catch(() => undefined)
    this.#cached.set(key, drawing)
    drawing.catch(() => this.#cached.delete(key))
    const oldest = this.#cached.keys().next().value
    if (this.#cached.size > maxPictures && oldest !== undefined) this.#cached.delete(oldest)
    return drawing
  }
}
