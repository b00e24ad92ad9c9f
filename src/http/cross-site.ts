import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses an unsafe call that a browser sends from another site. `Sec-Fetch-Site` decides if it is sent, else `Origin`;
 * a caller without either is no browser and has no ambient cookie. If the public URL is not configured, the request's
 * host is used instead.
 */
export const refuseCrossSite =
  (publicOrigin: () => string, { isAddressKnown = false } = {}) =>
  async (request: FastifyRequest) => {
    if (safeMethods.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined) {
      if (site !== 'same-origin' && site !== 'none') throw new AppError('cross_site')
      return
    }
    const { origin, host } = request.headers
    if (origin === undefined || origin === publicOrigin()) return
    if (!isAddressKnown && URL.canParse(origin) && new URL(origin).host === host) return
    throw new AppError('cross_site')
  }
