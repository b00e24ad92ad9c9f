import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database, Transaction } from '#db/connection.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { countDocumentsAbout } from '#features/messages/server/conversation-repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import type { Content } from '../content.ts'
import type { agreementRecord } from '../input.ts'
import { isBinding, mayBecome, stateOn } from '../rules.ts'
import type { AgreementWay } from '../values.ts'
import { agreementCalls } from './calls.ts'
import { closed, endMandate, lockAgreement, recordStep } from './changes.ts'
import { canonicalTextOf, contentOf, digestOf } from './content.ts'
import { notifyClient } from './mails.ts'
import { answerOf } from './office-routes.ts'
import { drawContent, readLogo } from './pdf-files.ts'
import {
  type AgreementRow,
  addVersion,
  findOfInstallment,
  getAgreement,
  getVersion,
  type InstallmentRow,
  markWithdrawn,
  payInstallment,
  setState,
} from './repository.ts'
import { planWholeFee } from './sending.ts'
import { admitRecording } from './sending-rules.ts'

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

type Recording = z.infer<typeof agreementRecord>

/**
 * Puts an agreement in force: as accepted here, signed on paper or registered with Nafith. One that was never sent
 * keeps its content and file of that time, like a version, so that no later change of names or settings reaches it.
 */
const recordAgreement = async (request: FastifyRequest, id: number, recording: Recording): Promise<void> => {
  const { db, files } = request.server
  const at = new Date()
  const unsent = await db.transaction(async (tx) => (await check(request, tx, id, recording, at)).unsent)
  const pdf = unsent && (await drawIfPossible(request, unsent, at))
  if (!pdf)
    return db.transaction(async (tx) => {
      const { agreement } = await check(request, tx, id, recording, at)
      await write(request, tx, agreement, recording, at)
    })
  const stored = await files.save(Readable.from([pdf]), Number.POSITIVE_INFINITY, async () => undefined)
  await files.nameByRow(stored.key, () =>
    db.transaction(async (tx) => {
      const text = canonicalTextOf(unsent)
      const again = await check(request, tx, id, recording, at)
      if (!again.unsent || canonicalTextOf(again.unsent) !== text) throw new AppError('stale')
      await addVersion(tx, {
        ...{ agreementId: id, version: unsent.version, content: unsent, text, textDigest: digestOf(text) },
        ...{ storageKey: stored.key, size: stored.size, sha256: stored.sha256 },
        recordedAs: recording.how === 'nafith' ? 'nafith' : 'paper',
      })
      await write(request, tx, again.agreement, recording, at)
    }),
  )
}

/** A machine without the native part records without a file. */
const drawIfPossible = async (request: FastifyRequest, content: Content, at: Date) => {
  const logo = await readLogo(request.server)
  return drawContent(content, { use: 'signing', at, logo }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'pdf_unavailable') return undefined
    throw error
  })
}

/** Throws the first reason against it. `unsent`: the content of a version that was not sent. */
const check = async (
  request: FastifyRequest,
  tx: Transaction,
  id: number,
  recording: Recording,
  at: Date,
) => {
  const { how, documentId } = recording
  const { consultation, agreement } = await lockAgreement(tx, request, id)
  const state = stateOn(agreement, todayInRiyadh(at))
  if (!mayRecord({ ...agreement, state }, how)) throw closed(state)
  await admitRecording(tx, consultation, agreement)
  await admitDocument(tx, agreement, { field: 'documentId', documentId })
  const isStored = (await getVersion(tx, id, agreement.version)) !== undefined
  const numbers = request.server.partyNumbers
  const day = recording.on ?? todayInRiyadh(at)
  const unsent = isStored ? undefined : await contentOf(tx, agreement, consultation, { numbers, day })
  return { agreement, unsent }
}

const write = async (
  request: FastifyRequest,
  tx: Transaction,
  agreement: AgreementRow,
  recording: Recording,
  at: Date,
): Promise<void> => {
  const { how, nafithNumber, on, documentId } = recording
  await planWholeFee(tx, agreement)
  await setState(tx, agreement.id, 'in_force', {
    how,
    agreedOn: how === 'here' ? on : (on ?? todayInRiyadh(at)),
    documentId,
    ...(how === 'nafith' && { nafithNumber }),
    ...(agreement.decidedAt === null && { decidedAt: at.toISOString() }),
  })
  await recordStep(tx, request, agreement, 'in_force', { how, before: agreement.state })
}

/** An agreement that is in force may still be registered with Nafith. */
const mayRecord = ({ state, how: before }: AgreementRow, how: AgreementWay): boolean => {
  if (how === 'here') return state === 'accepted'
  return mayBecome({ state }, 'in_force') || (state === 'in_force' && how === 'nafith' && before !== 'nafith')
}

const admitDocument = async (
  db: Database,
  { consultationId }: AgreementRow,
  { field, documentId }: { field: string; documentId: number | null },
): Promise<void> => {
  if (documentId !== null && (await countDocumentsAbout(db, consultationId, [documentId])) === 0)
    invalidField(field, 'val.agreement.document')
}
