import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostname } from 'node:os'
import proxyAddr from '@fastify/proxy-addr'
import { clientAddress, rewriteForwarded } from '#http/addresses.ts'
import { remembered } from '#http/remembered.ts'
import { loggedUrl, type RequestId, requestIdHeader } from '#http/request-log.ts'
import { isHostOf } from '#http/request-origin.ts'
import { isLanguage, type Language, preferredLanguage } from '#languages/language.ts'
import { bestEncoding, type CachedResponse, type Encoding, hasSeen } from './cached-response.ts'
import { maxKeyLength, type ResponseCache } from './response-cache.ts'

/** The cached response of an address. */
export type KnownAddress =
  | { kind: 'call'; keyIn: () => string }
  | {
      kind: 'page'
      keyIn: (language: Language) => string
      /** The address contains the language; the response sets it as a cookie. */
      requested?: { language: Language; cookie: string } | undefined
    }

type Options = {
  answers: ResponseCache
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>
  /** Whether visitors are admitted at present, as far as is known without a query. */
  isOpen: () => boolean
  /** The name of the session cookie. */
  sessionCookie: string
  parseCookies: (header: string) => Record<string, string | undefined>
  /** Undefined if every host name is served. */
  publicUrl: (() => string) | undefined
  /** Whether a trusted proxy sends the client's address. */
  hasTrustedProxy: boolean
  requestId: RequestId
  log: ((request: IncomingMessage, status: number, id: string) => void) | undefined
}

const maxAddresses = 5_000

/**
 * Responds before the framework: an address that was served from memory once is served again with prepared
 * headers and bytes. Any unusual request is left to the framework, which applies all rules. So this class
 * must refuse nothing, and must respond exactly as the framework would.
 */
export class FastPath {
  readonly #options: Options
  readonly #sessionPart: string
  readonly #addresses = new Map<string, KnownAddress>()
  readonly #prepared = new WeakMap<CachedResponse, Map<string, string[]>>()
  readonly #languageOf = remembered(preferredLanguage)
  readonly #encodingOf = remembered(bestEncoding)
  readonly #isOurHost = remembered((host) => this.#checkHost(host ?? ''))
  isClosing = false

  constructor(options: Options) {
    this.#options = options
    this.#sessionPart = `${options.sessionCookie}=`
  }

  remember(url: string, address: KnownAddress): void {
    if (this.#addresses.has(url) || url.length > maxKeyLength) return
    this.#addresses.set(url, address)
    const [oldest] = this.#addresses.keys()
    if (this.#addresses.size > maxAddresses && oldest !== undefined) this.#addresses.delete(oldest)
  }

  /** Returns whether the request was handled. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const address = this.#addresses.get(url)
    if (!address || this.isClosing || !this.#options.isOpen()) return false
    const headers = plainHeaders(request.rawHeaders)
    if (!headers || !this.#isAdmitted(headers)) return false
    const { cookie } = headers
    if (address.kind === 'call' && (headers.authorization || cookie?.includes(this.#sessionPart)))
      return false
    const requested = address.kind === 'page' ? address.requested : undefined
    const language = requested?.language ?? this.#languageIn(cookie, headers['accept-language'])
    const answer = this.#options.answers.find(address.keyIn(language))
    if (!answer) return false
    if (hasSeen(headers['if-none-match'], answer.etag)) {
      this.#begin(request, response, 304, this.#headersOf(answer, '304', requested?.cookie))
      response.end()
      return true
    }
    const encoding = answer.body.isCompressed ? this.#encodingOf(headers['accept-encoding']) : undefined
    const bytes = answer.body.ready(encoding)
    if (!bytes) return false
    if (encoding) answer.body.tighten(encoding)
    this.#begin(request, response, 200, this.#headersOf(answer, encoding ?? 'identity', requested?.cookie))
    if (method === 'HEAD') response.end()
    else response.end(bytes)
    return true
  }

  #begin(request: IncomingMessage, response: ServerResponse, status: number, headers: string[]): void {
    const id = this.#options.requestId(request, 'kept')
    response.writeHead(status, [...headers, requestIdHeader, id])
    this.#options.log?.(request, status, id)
  }

  #isAdmitted(headers: PlainHeaders): boolean {
    const { publicUrl, hasTrustedProxy } = this.#options
    // The framework warns the operator of a proxy that is not configured.
    if (!hasTrustedProxy && headers['x-forwarded-for'] !== undefined) return false
    if (!publicUrl) return true
    const forwarded = hasTrustedProxy ? headers['x-forwarded-host'] : undefined
    return this.#isOurHost(headers.host) && (forwarded === undefined || this.#isOurHost(forwarded))
  }

  #checkHost(host: string): boolean {
    const { publicUrl } = this.#options
    return !publicUrl || isHostOf(publicUrl(), host)
  }

  #languageIn(cookie: string | undefined, accepted: string | undefined): Language {
    const stored = cookie?.includes('language') ? this.#options.parseCookies(cookie).language : undefined
    return isLanguage(stored) ? stored : this.#languageOf(accepted)
  }

  /** Flat list of names and values, the fastest form for `writeHead`. */
  #headersOf(
    answer: CachedResponse,
    form: Encoding | 'identity' | '304',
    cookie: string | undefined,
  ): string[] {
    const prepared = this.#prepared.get(answer) ?? new Map<string, string[]>()
    this.#prepared.set(answer, prepared)
    const { length = 0 } = answer.body.ready(form === 'identity' || form === '304' ? undefined : form) ?? {}
    const name = `${form} ${length} ${cookie ?? ''}`
    const known = prepared.get(name)
    if (known) return known
    const headers = Object.entries({
      ...this.#options.headers,
      ...answer.headers,
      etag: answer.etag,
      ...(cookie !== undefined && { 'set-cookie': cookie }),
      ...((form === 'br' || form === 'gzip') && { 'content-encoding': form }),
      ...(form !== '304' && {
        'content-length': String(length),
      }),
    })
      .filter(([header]) => form !== '304' || header !== 'content-type')
      .flat()
    prepared.set(name, headers)
    return headers
  }
}

/** The headers that decide whether a request can be served from memory. */
type PlainHeaders = {
  host?: string
  cookie?: string
  'accept-language'?: string
  'accept-encoding'?: string
  'if-none-match'?: string
  authorization?: string
  'x-forwarded-for'?: string
  'x-forwarded-host'?: string
}

const wanted = new Set<string>([
  'host',
  'cookie',
  'accept-language',
  'accept-encoding',
  'if-none-match',
  'authorization',
  'x-forwarded-for',
  'x-forwarded-host',
] satisfies (keyof PlainHeaders)[])
const ofBodies = new Set(['content-length', 'transfer-encoding'])
const lengths = new Set([...wanted, ...ofBodies].map((name) => name.length))

/**
 * Reads the raw headers: building Node's header object costs more than all the rest of a cached response.
 * Undefined for a request with a body, or with one of these headers twice.
 */
export const plainHeaders = (rawHeaders: readonly string[]): PlainHeaders | undefined => {
  const found: PlainHeaders = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] ?? ''
    if (!lengths.has(sent.length)) continue
    const name = sent.toLowerCase() as keyof PlainHeaders
    if (wanted.has(name)) {
      if (found[name] !== undefined) return undefined
      found[name] = rawHeaders[index + 1] ?? ''
    } else if (ofBodies.has(name)) return undefined
  }
  return found
}

type Destination = { write(lines: string): void }

const info = 30

/** A write to a disk costs as much as a response, so lines are collected: milliseconds and characters at most. */
const collected = { time: 100, length: 64_000 }

/**
 * Writes the line that the framework logs for a request (`http/request-log.ts`), for requests that are
 * served before it. The last lines are written at exit.
 */
export const logFastPath = (destination: Destination, { trustProxy }: { trustProxy: readonly string[] }) => {
  const isTrusted = proxyAddr.compile([...trustProxy])
  const place = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines === '') return
    destination.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  const log = (request: IncomingMessage, status: number, id: string): void => {
    timer ??= setTimeout(flush, collected.time).unref()
    const { remotePort } = request.socket
    const req = JSON.stringify({
      method: request.method,
      url: loggedUrl(request.url ?? ''),
      host: hostOf(request),
      remoteAddress: addressOf(request),
      remotePort,
    })
    lines += `{"level":${info},"time":${Date.now()},${place},"reqId":"${id}","req":${req},"res":{"statusCode":${status}},"responseTime":0,"msg":"request completed"}\n`
    if (lines.length > collected.length) flush()
  }
  const addressOf = (request: IncomingMessage): string => {
    if (trustProxy.length === 0) return clientAddress({ ip: request.socket.remoteAddress ?? '' })
    rewriteForwarded(request)
    return clientAddress({ ip: proxyAddr(request, isTrusted) })
  }
  const hostOf = ({ headers, socket }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-host']
    const isOfProxy =
      forwarded !== undefined && trustProxy.length > 0 && isTrusted(socket.remoteAddress ?? '', 0)
    return isOfProxy ? (String(forwarded).split(',').at(-1) ?? '').trim() : (headers.host ?? '')
  }
  const stop = () => {
    process.off('exit', flush)
    flush()
  }
  return { log, stop }
}
