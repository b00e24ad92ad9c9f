import type { FastifyReply, FastifyRequest } from 'fastify'
import { CachedBody, sendBody } from '#cache/cached-response.ts'
import { inertPolicy } from '#http/security-headers.ts'

const maxSheets = 200
const namePattern = /^page-[\w-]{22}\.css$/

/** The sheets of public pages: the rules that a page uses, under a name with their hash. */
export class PageSheets {
  readonly #sheets = new Map<string, CachedBody>()
  readonly #wholeSheet: string

  constructor(wholeSheet: string) {
    this.#wholeSheet = wholeSheet
  }

  /** The address of a page's rules. */
  addressOf(css: string): string {
    const body = new CachedBody(css)
    const name = `page-${body.hash}.css`
    const known = this.#sheets.get(name) ?? body
    this.#sheets.delete(name)
    this.#sheets.set(name, known)
    const [oldest] = this.#sheets.keys()
    if (this.#sheets.size > maxSheets && oldest !== undefined) this.#sheets.delete(oldest)
    return `/assets/${name}`
  }

  /**
   * Sends the sheet of this name, or nothing if no sheet is named so. A sheet that another instance or an earlier
   * start made is unknown here; the whole sheet has all of its rules.
   */
  send(name: string, request: FastifyRequest, reply: FastifyReply) {
    if (!namePattern.test(name)) return undefined
    const sheet = this.#sheets.get(name)
    if (!sheet) return reply.header('cache-control', 'no-store').redirect(this.#wholeSheet)
    sheet.tighten('br')
    return sendBody(request, reply.headers(headers), sheet)
  }
}

const headers = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': inertPolicy,
  vary: 'Accept-Encoding',
}
