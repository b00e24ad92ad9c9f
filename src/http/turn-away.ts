import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLanguage, type Language, perLanguage, preferredLanguage } from '#languages/language.ts'
import { type Encoding, KeptBody } from './kept-answer.ts'
import type { Answerer } from './open-server.ts'
import { type RequestId, requestIdHeader } from './request-ids.ts'
import { bestEncoding } from './send-kept.ts'
import type { Turnstile } from './turnstile.ts'

/** Turns of the event loop, each of which takes one new connection at most. */
const mostTurns = 32
/** A connection comes one turn before its request. */
const quietTurns = 2

/** Seconds after which who was turned away may come back. */
const retryAfter = 5

type Options = {
  turnstile: Turnstile
  headers: Readonly<Record<string, string>>
  /** Whether the request comes from somebody with a session that exists. */
  isAtWork: (request: IncomingMessage) => boolean
  /** The bodies in one language: a problem document, and a page where there are pages. */
  problem: (language: Language) => string
  page: ((language: Language) => Promise<string>) | undefined
  requestId: RequestId
  log: ((request: IncomingMessage, status: number, id: string) => void) | undefined
}

/**
 * Health checks, people at work and the files of pages are served before everybody else, who waits for their turn. Under
 * overload they are asked at once to come back in a moment, with prepared bytes, rather than kept waiting for long.
 */
export const turnAway = ({ turnstile, headers, isAtWork, problem, page, requestId, log }: Options) => {
  const problems = perLanguage((language) => new KeptBody(Buffer.from(problem(language))))
  const pages: Partial<Record<Language, KeptBody>> = {}
  let isPreparing = false
  /** Until the pages are there, programs and people get the problem document. */
  const preparePages = async () => {
    if (isPreparing || !page) return
    isPreparing = true
    for (const language of Object.keys(problems) as Language[]) {
      const body = new KeptBody(Buffer.from(await page(language)))
      await Promise.all([body.in('br'), body.in('gzip')])
      pages[language] = body
    }
  }

  const prepared = new Map<string, string[]>()
  /** Name after value, as `writeHead` takes them fastest: this is done for as many as come. */
  const headersFor = (page: KeptBody | undefined, language: Language, encoding: Encoding | undefined) => {
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
    if (turnstile.isFull) return refuse(request, response)
    // A body arrives as slowly as its sender likes: it would keep the others out.
    if (method !== 'GET' && method !== 'HEAD') return false
    const leave = turnstile.pass({
      // Whoever left before must not count as the one who asks.
      enter: AsyncResource.bind(goOn),
      refuse: () => refuse(request, response),
    })
    onAnswer(response, () => whenQuiet(() => arrivals, leave))
    return true
  }
  return answerer

  function send(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers: asked } = request
    const wantsPage = !url.startsWith('/api/') && /\btext\/html\b/.test(asked.accept ?? '')
    const language = wantsPage ? languageOf(request) : preferredLanguage(asked['accept-language'])
    const found = wantsPage ? pages[language] : undefined
    const body = found ?? problems[language]
    const encoding = found ? bestEncoding(asked['accept-encoding']) : undefined
    const bytes = body.ready(encoding) ?? body.identity
    const known = headersFor(found, language, bytes === body.identity ? undefined : encoding)
    const id = requestId(request, 'kept')
    response.writeHead(503, [...known, requestIdHeader, id])
    response.end(request.method === 'HEAD' ? undefined : bytes)
    // What may still arrive of a body is not read.
    if (request.method !== 'GET' && request.method !== 'HEAD') request.resume()
    log?.(request, 503, id)
  }
}

/**
 * Before the next one is let in, all who have come meanwhile are looked at: otherwise they would wait for a page to be
 * drawn, one after the other, only to be turned away.
 */
const whenQuiet = (
  arrivals: () => number,
  goOn: () => void,
  { turns = 0, quiet = 0, seen = arrivals() } = {},
) => {
  setImmediate(() => {
    const next = { turns: turns + 1, quiet: arrivals() === seen ? quiet + 1 : 0, seen: arrivals() }
    if (next.quiet === quietTurns || next.turns === mostTurns) goOn()
    else whenQuiet(arrivals, goOn, next)
  })
}

/** When the answer begins, since it may be read as slowly as its reader likes, or when nobody waits for it any more. */
const onAnswer = (response: ServerResponse, answered: () => void): void => {
  type WriteHead = ServerResponse['writeHead']
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...head: Parameters<WriteHead>) => {
    answered()
    return writeHead(...head)
    // Its other form takes one more argument, which is passed on as well.
  }) as WriteHead
  response.once('close', answered)
}

/** As a page chooses it; this must be cheap rather than read every cookie as it may be written. */
const languageOf = ({ url = '', headers }: IncomingMessage): Language => {
  const [, asked] = /[?&]lang=(\w+)/.exec(url) ?? []
  const [, stored] = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '') ?? []
  if (isLanguage(asked)) return asked
  return isLanguage(stored) ? stored : preferredLanguage(headers['accept-language'])
}
