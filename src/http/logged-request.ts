import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'

/** The logged parts of a request: never a link token, which grants access, and never a search text. */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: loggedUrl(request.url),
  host: request.host,
  remoteAddress: clientAddress(request),
  remotePort: request.socket?.remotePort,
})

export const loggedUrl = (url: string): string =>
  url
    .replace(/([?&]|%3f|%26)(t|%74)oken(=|%3d)[^&#]*/gi, '$1token=[Redacted]')
    .replace(/([?&]|%3f|%26)(q|%71)(=|%3d)[^&#]*/gi, '$1q=[Redacted]')
