import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/guards.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { recordOversight } from '#features/consultations/server/oversight.ts'
import { lockOwnAgreement } from './change.ts'
import { type AgreementRow, getVersion, markOpened } from './repository.ts'

/** Stores when the client first opened the version, once. */
export const recordOpening = async (request: FastifyRequest, { id, state, openedAt }: AgreementRow) => {
  if (state !== 'sent' || openedAt !== null) return
  await request.server.db.transaction(async (tx) => {
    const { agreement } = await lockOwnAgreement(tx, request, id)
    if (agreement.state !== 'sent' || agreement.openedAt !== null) return
    const version = await getVersion(tx, id, agreement.version)
    if (!version) return
    await markOpened(tx, agreement, version.id)
    await auditOf(request)(tx, 'look', 'engagement', id, {
      name: `${agreement.number} v${agreement.version}`,
    })
  })
}

/** Records, before the response, that an admin reads an agreement of a restricted request of others. */
export const recordOversightOf = async (
  request: FastifyRequest,
  { id, number, consultationId, lawyerId }: AgreementRow,
): Promise<void> => {
  if (lawyerId === signedInUser(request).id) return
  const details = { name: number }
  await recordOversight(request, consultationId, { entity: 'engagement', entityId: id, details })
}
