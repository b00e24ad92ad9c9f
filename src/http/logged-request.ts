import type { FastifyRequest } from 'fastify'

/**
 * What the log holds of a request. The token of a link in our mail opens something, and what somebody searches for
 * may be a client's name: neither gets there.
 */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: loggedUrl(request.url),
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
})

export const loggedUrl = (url: string): string =>
  url
    .replace(/([?&]|%3f|%26)(t|%74)oken(=|%3d)[^&#]*/gi, '$1token=[Redacted]')
    .replace(/([?&]|%3f|%26)(q|%71)(=|%3d)[^&#]*/gi, '$1q=[Redacted]')
