import type { FastifyRequest } from 'fastify'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Actor } from '#features/audit/server/repository.ts'
import { addressGroup } from '#http/rate-limit.ts'
import { nameInKey } from './repository.ts'

/** One line for each account, address and reason in so many seconds: a flood of guesses is no flood of lines. */
const secondsBetweenLines = 10 * 60

/**
 * Writes down that somebody was not let in. Whose name was typed is told only where there is such an account: people
 * type passwords there. Unknown names cost the same work, so that nobody learns from the time which ones there are.
 */
export const recordRefusedLogin = async (
  request: FastifyRequest,
  typedName: string,
  person: Actor | undefined,
  reason: 'password' | 'limit' | 'inactive',
): Promise<void> => {
  const app = request.server
  const told = `login refused ${reason} ${addressGroup(request.ip)} ${nameInKey(typedName)}`
  const { count } = await app.countAttempt(told, secondsBetweenLines)
  if (count > 1) return
  await auditOf(request, person ?? null)(app.db, 'loginFailed', 'session', null, { reason })
}
