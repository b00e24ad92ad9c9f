import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordOversight } from '#features/consultations/server/oversight.ts'
import { lockOwnEngagement } from './change.ts'
import { type EngagementRow, getVersion, markOpened } from './repository.ts'

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

/** Records, before the response, that an admin reads an agreement of a restricted request of others. */
export const recordOversightOf = async (
  request: FastifyRequest,
  { id, number, consultationId, lawyerId }: EngagementRow,
): Promise<void> => {
  if (lawyerId === signedInUser(request).id) return
  const details = { name: number }
  await recordOversight(request, consultationId, { entity: 'engagement', entityId: id, details })
}
