import type { FastifyRequest } from 'fastify'

/**
 * What the log contains of a request. A token in a link grants access, and a search text may be a client's name:
 * neither is logged.
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
