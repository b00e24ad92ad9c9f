import type { FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Actor } from '#features/audit/server/repository.ts'
import { clientAddress } from '#http/client-address.ts'
import { addressGroup } from '#http/rate-limit.ts'
import { nameInKey } from './repository.ts'

/**
 * At most one log entry per account, IP address and reason in this time, so that a flood of guesses does not
 * flood the log.
 */
const secondsBetweenLines = 10 * 60

/**
 * Logs a refused login. The typed name is logged only if such an account exists, because users sometimes type
 * a password there. Unknown names take the same time, so that timing does not reveal existing names.
 */
export const recordRefusedLogin = async (
  request: FastifyRequest,
  typedName: string,
  person: Actor | undefined,
  reason: 'password' | 'limit' | 'inactive',
): Promise<void> => {
  const app = request.server
  const key = `login refused ${reason} ${addressGroup(clientAddress(request))} ${nameInKey(typedName)}`
  const { count } = await app.countAttempt(key, secondsBetweenLines)
  if (count > 1) return
  await auditOf(request, person ?? null)(app.db, 'loginFailed', 'session', null, { reason })
}
