import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type CachedPage = { status: number; etag: string; html: Buffer; gzip: Buffer; brotli: Buffer }

/** Another instance may have changed the content: what is older than this is drawn again. */
const lifetimeMilliseconds = 30_000
const mostPages = 500

/**
 * Public pages are the same for every visitor, so each is drawn once per path and language and kept with its
 * compressed forms, until content changes or its short life ends.
 */
export class HtmlCache {
  readonly #pages = new Map<string, { page: Promise<CachedPage>; since: number }>()

  clear(): void {
    this.#pages.clear()
  }

  /** Visitors who ask for the same page at once wait for one drawing; a failed one is not kept. */
  get(
    key: string,
    draw: () => Promise<{ status: number; html: string }>,
    now = Date.now(),
  ): Promise<CachedPage> {
    const found = this.#pages.get(key)
    if (found && now - found.since < lifetimeMilliseconds) return found.page
    const page = draw().then(compressed)
    this.#pages.delete(key)
    this.#pages.set(key, { page, since: now })
    // Unknown paths are without number: they must not push real pages out.
    page.then(
      ({ status }) => status !== 200 && this.#pages.delete(key),
      () => this.#pages.delete(key),
    )
    const oldest = this.#pages.keys().next().value
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest)
    return page
  }
}

const compressed = async ({ status, html }: { status: number; html: string }): Promise<CachedPage> => {
  const bytes = Buffer.from(html)
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(bytes),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { status, etag, html: bytes, gzip: gzipped, brotli }
}
