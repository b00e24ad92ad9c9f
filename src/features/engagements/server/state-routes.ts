import type { FastifyRequest } from 'fastify'
import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { isBinding, mayBecome, stateOn } from '../rules.ts'
import { engagementCalls } from './calls.ts'
import { lockEngagement, recordStep } from './change.ts'
import { closed } from './closed.ts'
import { endMandate } from './end.ts'
import { notifyClient } from './mails.ts'
import { answerOf } from './office-routes.ts'
import { admitDocument, recordAgreement } from './recording.ts'
import {
  type EngagementRow,
  findOfInstalment,
  getEngagement,
  type InstalmentRow,
  markWithdrawn,
  payInstalment,
  setState,
} from './repository.ts'

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

    on('POST /api/admin/engagements/:id/record', { onRequest: requireRecentProof }, async (request) => {
      const { id } = request.params
      await recordAgreement(request, id, request.body)
      return answerOf(request, app.db, await again(app.db, id))
    })

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
