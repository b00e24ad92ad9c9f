import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { PictureNetwork, Resolved } from './picture-network.ts'

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
  network: PictureNetwork
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
  const answer = await get(url, await resolve(url, way.network), way.signal)
  const { statusCode = 0, headers } = answer
  if (statusCode === 200) return answer
  answer.destroy()
  const { location } = headers
  if (statusCode < 300 || statusCode > 399 || !location)
    throw new PictureError(statusCode === 404 || statusCode === 410 ? 'gone' : 'refused')
  if (redirects === 0) throw new PictureError('redirects')
  return openPicture(URL.canParse(location, url) ? new URL(location, url).href : '', way, redirects - 1)
}

const resolve = async (url: URL, { resolve: find, isAllowed }: PictureNetwork): Promise<Resolved> => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const family = isIP(host)
  const found = family
    ? [{ address: host, family }]
    : await find(host).catch(() => {
        throw new PictureError('network')
      })
  const [first] = found
  if (!first) throw new PictureError('network')
  if (!found.every(({ address }) => isAllowed(address, port))) throw new PictureError('closed')
  return first
}

const get = (url: URL, { address, family }: Resolved, signal: AbortSignal) =>
  new Promise<IncomingMessage>((answer, refuse) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const call = send(url, {
      agent: false,
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Mizan' },
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address, family }]) : done(null, address, family),
    })
    call.on('response', answer)
    call.on('error', () => refuse(new PictureError(signal.aborted ? 'slow' : 'network')))
    call.end()
  })
