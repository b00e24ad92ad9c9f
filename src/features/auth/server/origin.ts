import type { FastifyRequest } from 'fastify'

/** Where a call came from, in terms that its sender may recognise. */
export type Origin = { userAgent: string | undefined; ipAddress: string }

export const originOf = ({ headers, ip }: FastifyRequest): Origin => ({
  userAgent: headers['user-agent'],
  ipAddress: ip,
})
