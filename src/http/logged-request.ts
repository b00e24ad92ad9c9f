import type { FastifyRequest } from 'fastify'

/** What the log contains of a request: neither the token of a link, which grants access, nor a search text. */
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
