import type { FastifyRequest } from 'fastify'

/** No socket has this address, so no request from outside can claim it. */
export const inProcessAddress = 'in-process'

/** Whether rendering a page made this call to our own API; the request for the page has passed the checks already. */
export const isInProcess = (request: FastifyRequest): boolean =>
  request.raw.socket.remoteAddress === inProcessAddress
