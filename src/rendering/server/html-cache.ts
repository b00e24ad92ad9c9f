import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type CachedPage = { status: number; etag: string; html: Buffer; gzip: Buffer; brotli: Buffer }

/** Another instance may have changed the content, so older pages are rendered again. */
const lifetimeMilliseconds = 30_000
/** After a failed rendering the stale page is served for this long before the next try. */
const patienceMilliseconds = 5_000
const mostPages = 500

type KeptPage = { page: CachedPage; until: number }

/**
 * Public pages are the same for every visitor. Each is rendered once per path and language and cached with its
 * compressed forms until content changes or its short lifetime ends.
 */
export class HtmlCache {
  readonly #kept = new Map<string, KeptPage>()
  readonly #drawings = new Map<string, Promise<CachedPage>>()

  /** Renderings in progress may hold old content: requests already waiting get them, later ones do not. */
  clear(): void {
    this.#kept.clear()
    this.#drawings.clear()
  }

  /**
   * Concurrent requests for a page share one rendering. Missing and failed pages are not cached. While rendering fails
   * because the database is down, the last good page is served.
   */
  async get(
    key: string,
    draw: () => Promise<{ status: number; html: string }>,
    now = Date.now(),
  ): Promise<CachedPage> {
    const kept = this.#kept.get(key)
    if (kept && now < kept.until) return kept.page
    try {
      return await this.#drawOnce(key, draw, now)
    } catch (error) {
      if (!kept || this.#kept.get(key) !== kept) throw error
      kept.until = now + patienceMilliseconds
      return kept.page
    }
  }

  #drawOnce(
    key: string,
    draw: () => Promise<{ status: number; html: string }>,
    now: number,
  ): Promise<CachedPage> {
    const current = this.#drawings.get(key)
    if (current) return current
    const drawing = draw().then(compressed)
    this.#drawings.set(key, drawing)
    const isCurrent = () => this.#drawings.get(key) === drawing && this.#drawings.delete(key)
    drawing.then(
      (page) => isCurrent() && this.#keep(key, page, now),
      () => isCurrent(),
    )
    return drawing
  }

  #keep(key: string, page: CachedPage, now: number): void {
    this.#kept.delete(key)
    // There are infinitely many unknown paths: they must not evict real pages.
    if (page.status !== 200) return
    this.#kept.set(key, { page, until: now + lifetimeMilliseconds })
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > mostPages && oldest !== undefined) this.#kept.delete(oldest)
  }
}

/** Compresses a page and computes its ETag. */
export const compressed = async ({ status, html }: { status: number; html: string }): Promise<CachedPage> => {
  const bytes = Buffer.from(html)
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(bytes),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  // A weak tag, since it is shared by the page and its compressed forms.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { status, etag, html: bytes, gzip: gzipped, brotli }
}
