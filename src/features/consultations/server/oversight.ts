import type { FastifyRequest } from 'fastify'
import { recordAuditOnce } from '#features/audit/server/repository.ts'
import { clientAddress } from '#http/addresses.ts'
import { isOversight } from './restriction-repository.ts'

/** Minutes in which repeated reads count as one, because an open screen reloads. */
const minutesOfOversight = 60

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

/** The calls that read a request or a part of it, such as its stages. A new call is included. */
const partOfRequest = '/api/admin/consultations/:id'

/** A hook of all calls, because an admin can read each part of a request separately. */
export const recordOversightOfRequest = async (request: FastifyRequest): Promise<void> => {
  if (request.method !== 'GET' || !request.routeOptions.url?.startsWith(partOfRequest)) return
  const entityId = Number((request.params as { id: number }).id)
  await recordOversight(request, entityId, { entity: 'consultation', entityId })
}
