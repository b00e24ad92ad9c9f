import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { storeImage } from '#features/images/server/files.ts'
import { findImagesBySource } from '#features/images/server/repository.ts'
import { AppError } from '#http/errors.ts'
import { ClosedNetworkError, checkedLookup, type OutgoingNetwork } from '#http/outgoing.ts'

export type PictureFault =
  | 'host'
  | 'closed'
  | 'gone'
  | 'refused'
  | 'redirects'
  | 'slow'
  | 'tooLarge'
  | 'kind'
  | 'network'

export class PictureError extends Error {
  override name = 'PictureError'
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

type Way = {
  /** Hosts in the format of `hostOf`. */
  hosts: ReadonlySet<string>
  network: OutgoingNetwork
  signal: AbortSignal
}

/**
 * The host of a URL as users confirm it; with and without www are the same. Undefined if it is not a web URL.
 */
export const hostOf = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return url.host.replace(/^www\./, '')
}

const maxRedirects = 3

/**
 * Opens a picture on another server. Each redirect must lead to a confirmed host with only public addresses.
 * The connection uses the checked address, so a different second DNS answer has no effect. Throws a
 * `PictureError`.
 */
export const openPicture = async (
  address: string,
  way: Way,
  redirects = maxRedirects,
): Promise<IncomingMessage> => {
  const host = hostOf(address)
  if (host === undefined || !way.hosts.has(host)) throw new PictureError('host')
  const url = new URL(address)
  const answer = await get(url, await lookupFor(url, way.network), way.signal)
  const { statusCode = 0, headers } = answer
  if (statusCode === 200) return answer
  answer.destroy()
  const { location } = headers
  if (statusCode < 300 || statusCode > 399 || !location)
    throw new PictureError(statusCode === 404 || statusCode === 410 ? 'gone' : 'refused')
  if (redirects === 0) throw new PictureError('redirects')
  return openPicture(URL.canParse(location, url) ? new URL(location, url).href : '', way, redirects - 1)
}

const lookupFor = (url: URL, network: OutgoingNetwork) =>
  checkedLookup(url, network).catch((error: unknown) => {
    throw error instanceof ClosedNetworkError ? new PictureError(error.fault) : error
  })

const get = (url: URL, lookup: LookupFunction, signal: AbortSignal) =>
  new Promise<IncomingMessage>((answer, refuse) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const call = send(url, {
      agent: false,
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Mizan' },
      lookup,
    })
    call.on('response', answer)
    call.on('error', () => refuse(new PictureError(signal.aborted ? 'slow' : 'network')))
    call.end()
  })

/** Our path of a picture, or why there is none. */
export type Fetched = Map<string, { src: string } | { fault: PictureFault }>

const atOnce = 4
/** The limit for one picture, from DNS to the last byte. */
const maxFetchInMs = 10_000

/**
 * Fetches pictures for one call of an import and records the result for each. Pictures from earlier calls are
 * reused. A host that has timed out is not tried again.
 */
export class PictureFetcher {
  readonly fetched: Fetched = new Map()
  /** Number of pictures that this call has stored. */
  stored = 0
  readonly #request: FastifyRequest
  readonly #way: Omit<Way, 'signal'>
  readonly #slow = new Set<string>()

  constructor(request: FastifyRequest, way: Omit<Way, 'signal'>) {
    this.#request = request
    this.#way = way
  }

  /** Whether all of them were tried before `until`. The next call reuses the stored pictures. */
  async fetchAll(addresses: readonly string[], until: number): Promise<boolean> {
    const missing = [...new Set(addresses)].filter((address) => !this.fetched.has(address))
    const known = await findImagesBySource(this.#request.server.db, missing)
    for (const [address, src] of known) this.fetched.set(address, { src })
    const waiting = missing.filter((address) => !known.has(address))
    const work = async () => {
      while (Date.now() < until || this.stored === 0) {
        const address = waiting.shift()
        if (address === undefined) return
        this.fetched.set(address, await this.#fetch(address))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return waiting.length === 0
  }

  async #fetch(address: string): Promise<{ src: string } | { fault: PictureFault }> {
    const host = hostOf(address) ?? ''
    if (this.#slow.has(host)) return { fault: 'slow' }
    const signal = AbortSignal.timeout(maxFetchInMs)
    try {
      const source = await openPicture(address, { ...this.#way, signal })
      const { url } = await storeImage(this.#request, source, { userId: null, sourceAddress: address })
      this.stored += 1
      return { src: url }
    } catch (error) {
      const fault = signal.aborted ? 'slow' : faultOf(error)
      if (fault === 'slow') this.#slow.add(host)
      return { fault }
    }
  }
}

/** Rethrows errors that the picture did not cause. */
const faultOf = (error: unknown): PictureFault => {
  if (error instanceof PictureError) return error.fault
  if (error instanceof AppError && error.code === 'payload_too_large') return 'tooLarge'
  if (error instanceof AppError && error.code === 'picture_kind') return 'kind'
  // A broken connection. Errors of the database or the disk are `AppError`s or have no such code.
  if (
    error instanceof Error &&
    'code' in error &&
    /^(?:ECONN|EPIPE|HPE_|ERR_STREAM)/.test(String(error.code))
  )
    return 'network'
  throw error
}
