import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordAuditOnce } from '#features/audit/server/repository.ts'
import { clientAddress } from '#http/client-address.ts'
import { lockOwnEngagement } from './change.ts'
import { type EngagementRow, findParties, getVersion, markOpened } from './repository.ts'

/** Stores when the client first opened the version, once. */
export const recordOpening = async (request: FastifyRequest, { id, state, openedAt }: EngagementRow) => {
  if (state !== 'sent' || openedAt !== null) return
  await request.server.db.transaction(async (tx) => {
    const { engagement } = await lockOwnEngagement(tx, request, id)
    if (engagement.state !== 'sent' || engagement.openedAt !== null) return
    const version = await getVersion(tx, id, engagement.version)
    if (!version) return
    await markOpened(tx, engagement, version.id)
    await auditOf(request)(tx, 'look', 'engagement', id, {
      name: `${engagement.number} v${engagement.version}`,
    })
  })
}

/** Minutes in which repeated reads count as one, because an open screen reloads. */
const minutesOfOversight = 60

/** Records, before the response, that an admin reads an agreement of a restricted request of others. */
export const recordOversight = async (
  request: FastifyRequest,
  { id, number, consultationId, lawyerId }: EngagementRow,
): Promise<void> => {
  const { db } = request.server
  const actor = signedInUser(request)
  if (actor.role !== 'admin' || lawyerId === actor.id) return
  const about = await findParties(db, consultationId)
  if (!about?.isRestricted || about.assignedToId === actor.id) return
  const entry = {
    actor,
    action: 'look',
    entity: 'engagement',
    entityId: id,
    details: { name: number },
  } as const
  await recordAuditOnce(db, { ...entry, ipAddress: clientAddress(request) }, minutesOfOversight)
}
