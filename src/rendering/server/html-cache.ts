import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Sent = { status: number; etag: string; html: Buffer; gzip: Buffer; brotli: Buffer }
/** A page with its own headers, and its data under the name that it calls them by. */
export type CachedPage = Sent & {
  headers?: Record<string, string> | undefined
  boot?: Sent & { name: string }
}
type Drawn = {
  status: number
  html: string
  headers?: Record<string, string>
  boot?: { name: string; json: string } | undefined
}

/** Another instance may have changed the content, so older pages are rendered again. */
const lifetimeMilliseconds = 30_000
/** After a failed rendering the stale page is served for this long before the next try. */
const retryMilliseconds = 5_000
const maxPages = 500

type CacheEntry = { page: CachedPage; until: number }

/**
 * Public pages are the same for every visitor. Each is rendered once per path and language and cached with its
 * compressed forms until content changes or its short lifetime ends.
 */
export class HtmlCache {
  readonly #entries = new Map<string, CacheEntry>()
  readonly #renderings = new Map<string, Promise<CachedPage>>()

  /** Renderings in progress may hold old content: requests already waiting get them, later ones do not. */
  clear(): void {
    this.#entries.clear()
    this.#renderings.clear()
  }

  /**
   * Concurrent requests for a page share one rendering. Missing and failed pages are not cached. While rendering fails
   * because the database is down, the last good page is served.
   */
  async get(key: string, render: () => Promise<Drawn>, now = Date.now()): Promise<CachedPage> {
    const entry = this.#entries.get(key)
    if (entry && now < entry.until) return entry.page
    try {
      return await this.#renderOnce(key, render, now)
    } catch (error) {
      if (!entry || this.#entries.get(key) !== entry) throw error
      entry.until = now + retryMilliseconds
      return entry.page
    }
  }

  #renderOnce(key: string, render: () => Promise<Drawn>, now: number): Promise<CachedPage> {
    const current = this.#renderings.get(key)
    if (current) return current
    const rendering = render().then(compressed)
    this.#renderings.set(key, rendering)
    const isCurrent = () => this.#renderings.get(key) === rendering && this.#renderings.delete(key)
    rendering.then(
      (page) => isCurrent() && this.#store(key, page, now),
      () => isCurrent(),
    )
    return rendering
  }

  #store(key: string, page: CachedPage, now: number): void {
    this.#entries.delete(key)
    // There are infinitely many unknown paths: they must not evict real pages.
    if (page.status !== 200) return
    this.#entries.set(key, { page, until: now + lifetimeMilliseconds })
    const oldest = this.#entries.keys().next().value
    if (this.#entries.size > maxPages && oldest !== undefined) this.#entries.delete(oldest)
  }
}

/** Compresses a page and computes its ETag. */
export const compressed = async ({ status, html, headers, boot }: Drawn): Promise<CachedPage> => ({
  ...(await inEncodings(status, html)),
  headers,
  ...(boot && { boot: { ...(await inEncodings(status, boot.json)), name: boot.name } }),
})

const inEncodings = async (status: number, html: string): Promise<Sent> => {
  const bytes = Buffer.from(html)
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(bytes),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  // A weak tag, since it is shared by the page and its compressed forms.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { status, etag, html: bytes, gzip: gzipped, brotli }
}
