import type { FastifyRequest } from 'fastify'

/** No socket has this address, so that no request from outside can claim it. */
export const inProcessAddress = 'in-process'

/** A call that a page being drawn makes of our own API; whoever asked for the page has been let in already. */
export const isInProcess = (request: FastifyRequest): boolean =>
  request.raw.socket.remoteAddress === inProcessAddress
