import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses an unsafe call that a browser sends from another site. `Sec-Fetch-Site` decides if it is sent, else
 * `Origin`; a caller without either is not a browser and has no ambient cookie. If the public URL is not
 * configured, the request's host is used instead. Calls to addresses for which `isOpenToAll` is true pass,
 * with `isCrossSite` set.
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
    if (safeMethods.has(request.method)) return
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
