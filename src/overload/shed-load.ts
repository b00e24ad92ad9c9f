import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bestEncoding, CachedBody, type Encoding } from '#cache/cached-response.ts'
import type { Answerer } from '#http/open-server.ts'
import { type RequestId, requestIdHeader } from '#http/request-log.ts'
import { isLanguage, type Language, perLanguage, preferredLanguage } from '#languages/language.ts'
import type { AdmissionQueue } from './admission-queue.ts'

/** Max turns of the event loop to wait; each accepts one new connection at most. */
const maxTurns = 32
/** A connection arrives one turn before its request. */
const quietTurns = 2

/** Seconds until a refused visitor may retry. */
const retryAfter = 5

type Options = {
  queue: AdmissionQueue
  headers: Readonly<Record<string, string>>
  /** Whether the request has an existing session. */
  isAtWork: (request: IncomingMessage) => boolean
  /** The bodies in one language: a problem document, and a page if pages are served. */
  problem: (language: Language) => string
  page: ((language: Language) => Promise<string>) | undefined
  requestId: RequestId
  log: ((request: IncomingMessage, status: number, id: string) => void) | undefined
}

/**
 * Health checks, logged-in users and page assets skip the admission queue. Under overload, other visitors get
 * a prepared 503 immediately instead of a long wait.
 */
export const turnAway = ({ queue, headers, isAtWork, problem, page, requestId, log }: Options) => {
  const problems = perLanguage((language) => new CachedBody(Buffer.from(problem(language))))
  const pages: Partial<Record<Language, CachedBody>> = {}
  let isPreparing = false
  /** Until the pages are rendered, browsers get the problem document too. */
  const preparePages = async () => {
    if (isPreparing || !page) return
    isPreparing = true
    for (const language of Object.keys(problems) as Language[]) {
      const body = new CachedBody(Buffer.from(await page(language)))
      await Promise.all([body.in('br'), body.in('gzip')])
      pages[language] = body
    }
  }

  const prepared = new Map<string, string[]>()
  /**
   * Flat list of names and values, the fastest form for `writeHead`, since this runs for every refused
   * request.
   */
  const headersFor = (page: CachedBody | undefined, language: Language, encoding: Encoding | undefined) => {
    const key = `${page !== undefined} ${language} ${encoding}`
    const body = page ?? problems[language]
    const known = prepared.get(key)
    if (known) return known
    const made = Object.entries({
      ...headers,
      'content-type': page ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Encoding, Accept-Language, Cookie',
      'retry-after': String(retryAfter),
      'content-length': String((body.ready(encoding) ?? body.identity).length),
      ...(encoding && { 'content-encoding': encoding }),
    }).flat()
    prepared.set(key, made)
    return made
  }

  const refuse = (request: IncomingMessage, response: ServerResponse): true => {
    preparePages().catch(() => {
      isPreparing = false
    })
    send(request, response)
    return true
  }

  let arrivals = 0
  const answerer: Answerer = (request, response, goOn) => {
    arrivals += 1
    const { url = '', method } = request
    if (url === '/healthz' || url === '/readyz' || url.startsWith('/assets/') || isAtWork(request))
      return false
    if (queue.isFull) return refuse(request, response)
    // A slow body would occupy one of the few places for as long as it takes.
    if (method !== 'GET' && method !== 'HEAD') return false
    const leave = queue.pass({
      // Keeps the async context of this request, since the one that just left calls it.
      enter: AsyncResource.bind(goOn),
      refuse: () => refuse(request, response),
    })
    onAnswer(response, () => whenQuiet(() => arrivals, leave))
    return true
  }
  return answerer

  function send(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers: requested } = request
    const wantsPage = !url.startsWith('/api/') && /\btext\/html\b/.test(requested.accept ?? '')
    const language = wantsPage ? languageOf(request) : preferredLanguage(requested['accept-language'])
    const found = wantsPage ? pages[language] : undefined
    const body = found ?? problems[language]
    const encoding = found ? bestEncoding(requested['accept-encoding']) : undefined
    const bytes = body.ready(encoding) ?? body.identity
    const known = headersFor(found, language, bytes === body.identity ? undefined : encoding)
    const id = requestId(request, 'kept')
    response.writeHead(503, [...known, requestIdHeader, id])
    response.end(request.method === 'HEAD' ? undefined : bytes)
    // The rest of the body is not read.
    if (request.method !== 'GET' && request.method !== 'HEAD') request.resume()
    log?.(request, 503, id)
  }
}

/**
 * Checks all new arrivals before the next one is admitted: otherwise each would wait for a page to render,
 * only to be refused.
 */
const whenQuiet = (
  arrivals: () => number,
  goOn: () => void,
  { turns = 0, quiet = 0, seen = arrivals() } = {},
) => {
  setImmediate(() => {
    const next = { turns: turns + 1, quiet: arrivals() === seen ? quiet + 1 : 0, seen: arrivals() }
    if (next.quiet === quietTurns || next.turns === maxTurns) goOn()
    else whenQuiet(arrivals, goOn, next)
  })
}

/** Calls back when the response begins, since a client may read slowly, or when the connection closes. */
const onAnswer = (response: ServerResponse, answered: () => void): void => {
  type WriteHead = ServerResponse['writeHead']
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...head: Parameters<WriteHead>) => {
    answered()
    return writeHead(...head)
    // The other signature takes one more argument, which is passed on as well.
  }) as WriteHead
  response.once('close', answered)
}

/** Like a page's language, but cheaper: it does not parse every form of cookie. */
const languageOf = ({ url = '', headers }: IncomingMessage): Language => {
  const [, requested] = /[?&]lang=(\w+)/.exec(url) ?? []
  const [, stored] = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '') ?? []
  if (isLanguage(requested)) return requested
  return isLanguage(stored) ? stored : preferredLanguage(headers['accept-language'])
}
