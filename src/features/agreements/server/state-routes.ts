import type { FastifyRequest } from 'fastify'
import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { isBinding, mayBecome, stateOn } from '../rules.ts'
import { agreementCalls } from './calls.ts'
import { lockAgreement, recordStep } from './change.ts'
import { closed } from './closed.ts'
import { endMandate } from './end.ts'
import { notifyClient } from './mails.ts'
import { answerOf } from './office-routes.ts'
import { admitDocument, recordAgreement } from './recording.ts'
import {
  type AgreementRow,
  findOfInstallment,
  getAgreement,
  type InstallmentRow,
  markWithdrawn,
  payInstallment,
  setState,
} from './repository.ts'

/** The office's changes of an agreement after its draft. */
export const agreementStateRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, agreementCalls)
    const today = () => todayInRiyadh(new Date())
    const again = async (db: Database, id: number) => (await getAgreement(db, id)) ?? notFound()

    on('POST /api/admin/engagements/:id/withdraw', (request) =>
      app.db.transaction(async (tx) => {
        const { consultation, agreement } = await lockAgreement(tx, request, request.params.id)
        const state = stateOn(agreement, today())
        // A first draft is deleted instead.
        if (!mayBecome({ state }, 'withdrawn') || agreement.sentAt === null) throw closed(state)
        await setState(tx, agreement.id, 'withdrawn')
        await markWithdrawn(tx, agreement.id)
        await notifyClient(tx, sender, consultation, agreement, 'withdrawn')
        await recordStep(tx, request, agreement, 'withdrawn')
        return answerOf(request, tx, await again(tx, agreement.id))
      }),
    )

    on('POST /api/admin/engagements/:id/record', { onRequest: requireRecentProof }, async (request) => {
      const { id } = request.params
      await recordAgreement(request, id, request.body)
      return answerOf(request, app.db, await again(app.db, id))
    })

    on('POST /api/admin/engagements/:id/end', { onRequest: requireRecentProof }, (request) =>
      app.db.transaction(async (tx) => {
        const locked = await lockAgreement(tx, request, request.params.id)
        await endMandate(request, tx, locked, request.body)
        return answerOf(request, tx, await again(tx, locked.agreement.id))
      }),
    )

    on('PUT /api/admin/instalments/:id', (request) =>
      app.db.transaction(async (tx) => {
        const { body } = request
        const found = (await findOfInstallment(tx, request.params.id, signedInUser(request))) ?? notFound()
        const { agreement } = await lockAgreement(tx, request, found.agreement.id)
        if (!isBinding(agreement) && agreement.state !== 'ended') throw closed(agreement.state)
        await admitDocument(tx, agreement, {
          field: 'invoiceDocumentId',
          documentId: body.invoiceDocumentId,
        })
        const before = (await findOfInstallment(tx, request.params.id, signedInUser(request))) ?? notFound()
        await payInstallment(tx, request.params.id, body)
        await recordPayment(tx, request, { agreement, before: before.installment, after: body })
        return answerOf(request, tx, await again(tx, agreement.id))
      }),
    )
  }

type Payment = Pick<InstallmentRow, 'paidOn' | 'paidHow' | 'reference' | 'invoiceDocumentId'>

/** Records what has changed; the history of the request, which is erased with its texts, has the previous payment. */
const recordPayment = async (
  tx: Database,
  request: FastifyRequest,
  { agreement, before, after }: { agreement: AgreementRow; before: InstallmentRow; after: Payment },
): Promise<void> => {
  const fields = ['paidOn', 'paidHow', 'reference', 'invoiceDocumentId'] as const
  const changed = fields.filter((field) => before[field] !== after[field])
  if (changed.length === 0) return
  const step = after.paidOn === null ? 'unpaid' : before.paidOn === null ? 'paid' : 'paymentChanged'
  const { paidOn, paidHow, reference, invoiceDocumentId: invoice } = before
  const historyMessage =
    [paidOn, paidHow, reference, invoice && `#${invoice}`].filter(Boolean).join(' · ') || null
  const installment = String(before.place + 1)
  await recordStep(tx, request, agreement, step, {
    historyMessage,
    instalment: installment,
    changed: changed.join(' '),
  })
}
