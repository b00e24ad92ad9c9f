import type { FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Actor } from '#features/audit/server/repository.ts'
import { clientAddress } from '#http/addresses.ts'
import { AppError } from '#http/errors.ts'
import { addressGroup } from '#http/rate-limit.ts'
import type { LoginFault } from './faults.ts'
import { findAdminToAsk } from './repository.ts'

/** Lines of one address in ten minutes, so that a flood of refusals does not flood the log. */
const maxLines = 60
const windowSeconds = 600

/** Writes a refused login to the audit log, and returns the answer: one sentence with the reason. */
export const refusalOf = async (
  request: FastifyRequest,
  { reason, directoryName }: LoginFault,
  actor: Actor = null,
): Promise<AppError> => {
  const { db, rateLimitScale } = request.server
  const key = `refused at the directory ${addressGroup(clientAddress(request))}`
  const { count } = await request.server.countAttempt(key, windowSeconds)
  const details = { way: 'directory', reason, ...(directoryName && { name: directoryName }) }
  if (count <= maxLines * rateLimitScale)
    await auditOf(request, actor)(db, 'loginFailed', 'session', null, details)
  const admin = new URLSearchParams({ admin: (await findAdminToAsk(db)) ?? '' })
  return new AppError('directory_refused', { detail: `error.directory.${reason}?${admin}` })
}
