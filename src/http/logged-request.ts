import type { FastifyRequest } from 'fastify'

/** What the log holds of a request. The token of a link in our mail opens something: it never gets there. */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: withoutToken(request.url),
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
})

export const withoutToken = (url: string): string =>
  url.replace(/([?&]|%3f|%26)(t|%74)oken(=|%3d)[^&#]*/gi, '$1token=[Redacted]')
