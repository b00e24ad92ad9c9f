import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/routes.ts'
import type { Transaction } from '#db/connection.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { notifyOfMessage } from '#features/messages/server/mails.ts'
import { createMessage, findMessage } from '#features/messages/server/repository.ts'
import { findMailbox } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { notFound } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { mayBecome, stateOn } from '../rules.ts'
import type { EndKind } from '../values.ts'
import { closed, recordStep } from './change.ts'
import { type AgreementRow, setState } from './repository.ts'

type Locked = { consultation: LockedConsultation; agreement: AgreementRow }

const messageKindOf = { client: 'mandate_ended', lawyer: 'mandate_withdrawn' } as const

/**
 * Ends an agreement with a reason. The end of the mandate by the client, and the withdrawal of the lawyer, are
 * messages of their own kind in the request.
 */
export const endMandate = async (
  request: FastifyRequest,
  tx: Transaction,
  { consultation, agreement }: Locked,
  { kind, reason }: { kind: EndKind; reason: string },
): Promise<void> => {
  const state = stateOn(agreement, todayInRiyadh(new Date()))
  if (!mayBecome({ state }, 'ended')) throw closed(state)
  await setState(tx, agreement.id, 'ended', {
    endedAt: new Date().toISOString(),
    endKind: kind,
    endReason: reason,
  })
  if (kind !== 'completed') await writeEnd(request, tx, { consultation, agreement }, { kind, reason })
  // The audit lock is taken last, to avoid deadlocks.
  await recordStep(tx, request, agreement, 'ended', { kind })
}

const writeEnd = async (
  request: FastifyRequest,
  tx: Transaction,
  { consultation, agreement }: Locked,
  { kind, reason }: { kind: 'client' | 'lawyer'; reason: string },
): Promise<void> => {
  if (consultation.userId === null) return
  const author = signedInUser(request)
  const isClients = author.role === 'client'
  const language = (await findMailbox(tx, consultation.userId))?.language ?? consultation.language
  const id = await createMessage(tx, {
    fromUserId: author.id,
    toUserId: isClients ? null : consultation.userId,
    isToFirm: isClients,
    consultationId: consultation.id,
    subject: translateIn[language](`agreement.message.${kind}`, { number: agreement.number }),
    content: reason,
    attachments: [],
    parentMessageId: null,
    kind: messageKindOf[kind],
  })
  const message = (await findMessage(tx, id, author)) ?? notFound()
  await notifyOfMessage(tx, request.server.publicUrl(), message)
}
