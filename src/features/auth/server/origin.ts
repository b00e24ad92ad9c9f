import type { FastifyRequest } from 'fastify'
import { clientAddress } from '#http/addresses.ts'

/** The origin of a call, for its user to recognize. */
export type Origin = { userAgent: string | undefined; ipAddress: string }

export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: request.headers['user-agent'],
  ipAddress: clientAddress(request),
})
