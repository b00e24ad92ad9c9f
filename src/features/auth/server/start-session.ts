import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/connection.ts'
import { originOf } from './origin.ts'
import { createSession, deleteSession } from './repository.ts'
import { readSessionToken } from './session-cookie.ts'

/** Issues a new token at every login and password change, and invalidates the old one. */
export const replaceSession = async (
  db: Database,
  request: FastifyRequest,
  isHttps: boolean,
  { userId, ...opening }: { userId: number; isRemembered: boolean; passkeyId: number | null },
): Promise<string> => {
  const previous = readSessionToken(request, isHttps)
  if (previous) await deleteSession(db, previous)
  return createSession(db, userId, opening, originOf(request))
}
