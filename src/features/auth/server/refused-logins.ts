import type { FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Actor } from '#features/audit/server/repository.ts'
import { addressGroup } from '#http/rate-limit.ts'
import { nameInKey } from './repository.ts'

/**
 * At most one line per account, address and reason in so many seconds, so that a flood of guesses does not flood the
 * log.
 */
const secondsBetweenLines = 10 * 60

/**
 * Logs a refused login. The typed name is logged only if such an account exists, since people type passwords there by
 * mistake. Unknown names take the same work, so that timing does not reveal which names exist.
 */
export const recordRefusedLogin = async (
  request: FastifyRequest,
  typedName: string,
  person: Actor | undefined,
  reason: 'password' | 'limit' | 'inactive',
): Promise<void> => {
  const app = request.server
  const key = `login refused ${reason} ${addressGroup(request.ip)} ${nameInKey(typedName)}`
  const { count } = await app.countAttempt(key, secondsBetweenLines)
  if (count > 1) return
  await auditOf(request, person ?? null)(app.db, 'loginFailed', 'session', null, { reason })
}
