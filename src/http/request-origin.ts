import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { bearerOf } from './bearer.ts'
import { AppError } from './errors.ts'

/** Load balancers call these by the server's internal address. */
const healthCalls = new Set(['/healthz', '/readyz'])

/** These names cannot point to another machine; a local proxy that does not forward Host uses them. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Refuses requests for an unknown host name: another domain may point to this server, and could read pages
 * under its own name.
 */
export const refuseUnknownHost = (publicUrl: () => string) => async (request: FastifyRequest) => {
  if (isInProcess(request) || healthCalls.has(request.url)) return
  if (hostsOf(request.raw) > 1 || !isHostOf(publicUrl(), request.host)) throw new AppError('misdirected')
}

export const isHostOf = (publicUrl: string, requested: string): boolean => {
  if (ownMachine.test(requested)) return true
  const { host, protocol } = new URL(publicUrl)
  const address = `${protocol}//${requested}`
  return URL.canParse(address) && new URL(address).host === host
}

/** With two Host headers, a proxy may have read the other one. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts
}

/** No socket has this address, so no request from outside can claim it. */
export const inProcessAddress = 'in-process'

/** Whether rendering a page made this call to our own API; the request for the page has passed the checks already. */
export const isInProcess = (request: FastifyRequest): boolean =>
  request.raw.socket.remoteAddress === inProcessAddress

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses an unsafe call that a browser sends from another site. `Sec-Fetch-Site` decides if it is sent, else
 * `Origin`; a caller without either is not a browser and has no ambient cookie. If the public URL is not
 * configured, the request's host is used instead. Calls to addresses for which `isOpenToAll` is true pass,
 * with `isCrossSite` set. A call of the API with a bearer token passes, because its cookie is ignored.
 */
export const refuseCrossSite =
  (
    publicOrigin: () => string,
    {
      isAddressKnown = false,
      isOpenToAll = () => false,
    }: { isAddressKnown?: boolean; isOpenToAll?: (url: string) => boolean } = {},
  ) =>
  async (request: FastifyRequest) => {
    const refuse = () => {
      if (!isOpenToAll(request.url)) throw new AppError('cross_site')
      request.isCrossSite = true
    }
    if (safeMethods.has(request.method) || isProgram(request)) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined) {
      if (site !== 'same-origin' && site !== 'none') refuse()
      return
    }
    const { origin, host } = request.headers
    if (origin === undefined || origin === publicOrigin()) return
    if (!isAddressKnown && URL.canParse(origin) && new URL(origin).host === host) return
    refuse()
  }

/** Pages ignore the token and read the cookie, so the check applies to their forms. */
const isProgram = (request: FastifyRequest): boolean =>
  bearerOf(request) !== undefined && (request.routeOptions.url?.startsWith('/api/') ?? false)

const unattendedHeader = 'x-unattended'
/** The headers of such a call. */
export const unattended = { [unattendedHeader]: '1' }

/**
 * Whether a page made the call by itself while the user is away. Such a call does not extend the session and
 * marks nothing as read. The event stream always counts as unattended, since it cannot send headers.
 */
export const isUnattended = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers[unattendedHeader] !== undefined || routeOptions.url === '/api/live'
