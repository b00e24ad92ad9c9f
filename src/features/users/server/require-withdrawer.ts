import type { FastifyRequest } from 'fastify'
import { allow, requireRecentProof } from '#api/guards.ts'

/** Only admins may withdraw a colleague's record, which locks the client out of documents. */
export const requireWithdrawer = async (request: FastifyRequest) => {
  await allow('users.manage')(request)
  await requireRecentProof(request)
}
