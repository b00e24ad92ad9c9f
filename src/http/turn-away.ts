import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isLanguage, type Language, perLanguage, preferredLanguage } from '#languages/language.ts'
import { KeptBody } from './kept-answer.ts'
import type { Load } from './load.ts'
import { bestEncoding } from './send-kept.ts'

/** Seconds after which who was turned away may come back. */
const retryAfter = 5

type Options = {
  load: Load
  headers: Readonly<Record<string, string>>
  /** Whether the request comes from somebody with a session that exists. */
  isAtWork: (request: IncomingMessage) => boolean
  /** The bodies in one language: a problem document, and a page where there are pages. */
  problem: (language: Language) => string
  page: ((language: Language) => Promise<string>) | undefined
  log: ((request: IncomingMessage, status: number) => void) | undefined
}

/**
 * Under overload, health checks, people at work and the files of pages are served; everybody else is asked at once to
 * come back in a moment, with prepared bytes, rather than kept waiting. Returns whether it has answered.
 */
export const turnAway = ({ load, headers, isAtWork, problem, page, log }: Options) => {
  const problems = perLanguage((language) => new KeptBody(problem(language)))
  const pages: Partial<Record<Language, KeptBody>> = {}
  let isPreparing = false
  /** Until the pages are there, programs and people get the problem document. */
  const preparePages = async () => {
    if (isPreparing || !page) return
    isPreparing = true
    for (const language of Object.keys(problems) as Language[]) {
      const body = new KeptBody(await page(language))
      await Promise.all([body.in('br'), body.in('gzip')])
      pages[language] = body
    }
  }

  return (...[request, response]: Parameters<RequestListener>): boolean => {
    const { url = '' } = request
    if (url === '/healthz' || url === '/readyz') return false
    if (load.isTooMuch && !url.startsWith('/assets/') && !isAtWork(request)) {
      preparePages().catch(() => {
        isPreparing = false
      })
      send(request, response)
      return true
    }
    // A body arrives as slowly as its sender likes, and says nothing about the load.
    if (request.method === 'GET' || request.method === 'HEAD') {
      load.enter()
      response.once('close', () => load.leave())
    }
    return false
  }

  function send(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers: asked } = request
    const wantsPage = !url.startsWith('/api/') && /\btext\/html\b/.test(asked.accept ?? '')
    const language = wantsPage ? languageOf(request) : preferredLanguage(asked['accept-language'])
    const found = wantsPage ? pages[language] : undefined
    const body = found ?? problems[language]
    const encoding = found ? bestEncoding(asked['accept-encoding']) : undefined
    const bytes = body.ready(encoding) ?? body.identity
    response.writeHead(503, {
      ...headers,
      'content-type': found ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Encoding, Accept-Language, Cookie',
      'retry-after': String(retryAfter),
      'content-length': String(bytes.length),
      ...(encoding && bytes !== body.identity && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    // What may still arrive of a body is not read.
    if (request.method !== 'GET' && request.method !== 'HEAD') request.resume()
    log?.(request, 503)
  }
}

/** As a page chooses it; this must be cheap rather than read every cookie as it may be written. */
const languageOf = ({ url = '', headers }: IncomingMessage): Language => {
  const [, asked] = /[?&]lang=(\w+)/.exec(url) ?? []
  const [, stored] = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '') ?? []
  if (isLanguage(asked)) return asked
  return isLanguage(stored) ? stored : preferredLanguage(headers['accept-language'])
}
