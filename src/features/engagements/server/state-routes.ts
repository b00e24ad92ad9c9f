import type { FastifyRequest } from 'fastify'
import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { countDocumentsAbout } from '#features/messages/server/attachment-repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { Routes } from '#http/context.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { isBinding, mayBecome, stateOn } from '../rules.ts'
import { engagementCalls } from './calls.ts'
import { lockEngagement, recordStep } from './change.ts'
import { closed } from './closed.ts'
import { endMandate } from './end.ts'
import { notifyClient } from './mails.ts'
import { answerOf } from './office-routes.ts'
import {
  type EngagementRow,
  findOfInstalment,
  getEngagement,
  type InstalmentRow,
  markWithdrawn,
  payInstalment,
  setState,
} from './repository.ts'
import { planWholeFee } from './send.ts'
import { admitRecording } from './send-rules.ts'

/** The office's changes of an agreement after its draft. */
export const engagementStateRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, engagementCalls)
    const today = () => todayInRiyadh(new Date())
    const again = async (db: Database, id: number) => (await getEngagement(db, id)) ?? notFound()

    on('POST /api/admin/engagements/:id/withdraw', (request) =>
      app.db.transaction(async (tx) => {
        const { consultation, engagement } = await lockEngagement(tx, request, request.params.id)
        const state = stateOn(engagement, today())
        // A first draft is deleted instead.
        if (!mayBecome({ state }, 'withdrawn') || engagement.sentAt === null) throw closed(state)
        await setState(tx, engagement.id, 'withdrawn')
        await markWithdrawn(tx, engagement.id)
        await notifyClient(tx, sender, consultation, engagement, 'withdrawn')
        await recordStep(tx, request, engagement, 'withdrawn')
        return answerOf(request, tx, await again(tx, engagement.id))
      }),
    )

    on('POST /api/admin/engagements/:id/record', { onRequest: requireRecentProof }, (request) =>
      app.db.transaction(async (tx) => {
        const { how, nafithNumber, on: agreedOn, documentId } = request.body
        const { consultation, engagement } = await lockEngagement(tx, request, request.params.id)
        const state = stateOn(engagement, today())
        if (!mayRecord({ ...engagement, state }, how)) throw closed(state)
        await admitRecording(tx, consultation, engagement)
        await admitDocument(tx, engagement, { field: 'documentId', documentId })
        await planWholeFee(tx, engagement)
        const isNafith = how === 'nafith'
        await setState(tx, engagement.id, 'in_force', {
          how,
          agreedOn: how === 'here' ? agreedOn : (agreedOn ?? today()),
          documentId,
          ...(isNafith && { nafithNumber }),
          ...(engagement.decidedAt === null && { decidedAt: new Date().toISOString() }),
        })
        await recordStep(tx, request, engagement, 'in_force', { how })
        return answerOf(request, tx, await again(tx, engagement.id))
      }),
    )

    on('POST /api/admin/engagements/:id/end', { onRequest: requireRecentProof }, (request) =>
      app.db.transaction(async (tx) => {
        const locked = await lockEngagement(tx, request, request.params.id)
        await endMandate(request, tx, locked, request.body)
        return answerOf(request, tx, await again(tx, locked.engagement.id))
      }),
    )

    on('PUT /api/admin/instalments/:id', (request) =>
      app.db.transaction(async (tx) => {
        const { body } = request
        const found = (await findOfInstalment(tx, request.params.id, signedInUser(request))) ?? notFound()
        const { engagement } = await lockEngagement(tx, request, found.engagement.id)
        if (!isBinding(engagement) && engagement.state !== 'ended') throw closed(engagement.state)
        await admitDocument(tx, engagement, {
          field: 'invoiceDocumentId',
          documentId: body.invoiceDocumentId,
        })
        const before = (await findOfInstalment(tx, request.params.id, signedInUser(request))) ?? notFound()
        await payInstalment(tx, request.params.id, body)
        await recordPayment(tx, request, { engagement, before: before.instalment, after: body })
        return answerOf(request, tx, await again(tx, engagement.id))
      }),
    )
  }

type Payment = Pick<InstalmentRow, 'paidOn' | 'paidHow' | 'reference' | 'invoiceDocumentId'>

/** Records what has changed; the history of the request, which is erased with its texts, has the previous payment. */
const recordPayment = async (
  tx: Database,
  request: FastifyRequest,
  { engagement, before, after }: { engagement: EngagementRow; before: InstalmentRow; after: Payment },
): Promise<void> => {
  const fields = ['paidOn', 'paidHow', 'reference', 'invoiceDocumentId'] as const
  const changed = fields.filter((field) => before[field] !== after[field])
  if (changed.length === 0) return
  const step = after.paidOn === null ? 'unpaid' : before.paidOn === null ? 'paid' : 'paymentChanged'
  const { paidOn, paidHow, reference, invoiceDocumentId: invoice } = before
  const historyMessage =
    [paidOn, paidHow, reference, invoice && `#${invoice}`].filter(Boolean).join(' · ') || null
  const instalment = String(before.place + 1)
  await recordStep(tx, request, engagement, step, { historyMessage, instalment, changed: changed.join(' ') })
}

/** An agreement that is in force may still be registered with Nafith. */
const mayRecord = ({ state, how: before }: EngagementRow, how: 'here' | 'paper' | 'nafith'): boolean => {
  if (how === 'here') return state === 'accepted'
  return mayBecome({ state }, 'in_force') || (state === 'in_force' && how === 'nafith' && before !== 'nafith')
}

const admitDocument = async (
  db: Database,
  { consultationId }: EngagementRow,
  { field, documentId }: { field: string; documentId: number | null },
): Promise<void> => {
  if (documentId !== null && (await countDocumentsAbout(db, consultationId, [documentId])) === 0)
    invalidField(field, 'val.engagement.document')
}
