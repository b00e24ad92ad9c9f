import { and, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { recordAuditOnce } from '#features/audit/server/repository.ts'
import { clientAddress } from '#http/client-address.ts'
import { consultationReaders, consultations } from './table.ts'

/** Minutes in which repeated reads count as one, because an open screen reloads. */
const minutesOfOversight = 60

/** Whether the user reads a restricted request only as an admin: neither as its assignee nor as a named reader. */
const isOversight = async (db: Database, id: number, actor: SignedInUser): Promise<boolean> => {
  if (actor.role !== 'admin') return false
  const named = db
    .select({ one: sql`1` })
    .from(consultationReaders)
    .where(
      and(eq(consultationReaders.consultationId, consultations.id), eq(consultationReaders.userId, actor.id)),
    )
  const isOfOthers = or(isNull(consultations.assignedToId), ne(consultations.assignedToId, actor.id))
  const restricted = and(eq(consultations.id, id), eq(consultations.isRestricted, true))
  return (await db.$count(consultations, and(restricted, isOfOthers, notExists(named)))) > 0
}

/** Records, before the response, that an admin reads a restricted request of others, or a record about it. */
export const recordOversight = async (
  request: FastifyRequest,
  consultationId: number,
  record: { entity: 'consultation' | 'engagement'; entityId: number; details?: { name: string } },
): Promise<void> => {
  const { user: actor, server } = request
  if (!actor || !(await isOversight(server.db, consultationId, actor))) return
  const entry = { actor, action: 'look', ...record, ipAddress: clientAddress(request) } as const
  await recordAuditOnce(server.db, entry, minutesOfOversight)
}

/** The calls that read a request or a part of it, such as its path. A new call is included. */
const partOfRequest = '/api/admin/consultations/:id'

/** A hook of all calls, because an admin can read each part of a request alone. */
export const recordOversightOfRequest = async (request: FastifyRequest): Promise<void> => {
  if (request.method !== 'GET' || !request.routeOptions.url?.startsWith(partOfRequest)) return
  const entityId = Number((request.params as { id: number }).id)
  await recordOversight(request, entityId, { entity: 'consultation', entityId })
}
