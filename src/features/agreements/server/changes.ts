import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/routes.ts'
import type { Database, Transaction } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import {
  type LockedConsultation,
  lockListedConsultation,
  lockOwnConsultation,
} from '#features/consultations/server/repository.ts'
import { recordOversight } from '#features/consultations/server/restriction.ts'
import { notifyOfMessage } from '#features/messages/server/mails.ts'
import { createMessage, findMessage } from '#features/messages/server/repository.ts'
import { findMailbox } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, notFound } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { mayBecome, stateOn } from '../rules.ts'
import type { AgreementState, EndKind } from '../values.ts'
import {
  type AgreementRow,
  findAgreement,
  findOwnAgreement,
  getAgreement,
  getVersion,
  markOpened,
  setState,
} from './repository.ts'

/** Locks a request that the user may open. */
export const lockRequest = async (
  tx: Database,
  request: FastifyRequest,
  id: number,
): Promise<LockedConsultation> => {
  const { row, seen } = (await lockListedConsultation(tx, id, signedInUser(request), undefined)) ?? notFound()
  return seen.isOpen ? row : notFound()
}

type Locked = { consultation: LockedConsultation; agreement: AgreementRow }

/** Locks the request of an agreement, which all changes of the agreement wait for. */
export const lockAgreement = async (tx: Database, request: FastifyRequest, id: number): Promise<Locked> => {
  const found = (await findAgreement(tx, id, signedInUser(request))) ?? notFound()
  const consultation = await lockRequest(tx, request, found.consultationId)
  return { consultation, agreement: (await getAgreement(tx, id)) ?? notFound() }
}

/** The same for the client; another client's agreement is treated as unknown. */
export const lockOwnAgreement = async (
  tx: Database,
  request: FastifyRequest,
  id: number,
): Promise<Locked> => {
  const client = signedInUser(request)
  const found = (await findOwnAgreement(tx, id, client)) ?? notFound()
  const consultation = (await lockOwnConsultation(tx, client.id, found.consultationId)) ?? notFound()
  return { consultation, agreement: (await getAgreement(tx, id)) ?? notFound() }
}

type Step = Exclude<AgreementState, 'draft' | 'expired'> | 'created' | 'paid' | 'unpaid' | 'paymentChanged'

const auditActionOf = { accepted: 'accept', declined: 'refuse', created: 'create' } as const

/** A line in the history of the request, with `historyMessage`, and in the audit log. */
export const recordStep = async (
  tx: Database,
  request: FastifyRequest,
  { id, number, version, consultationId }: Pick<AgreementRow, 'id' | 'number' | 'version' | 'consultationId'>,
  step: Step,
  { historyMessage = null, ...details }: Record<string, string | null> = {},
): Promise<void> => {
  await addHistory(tx, consultationId, signedInUser(request).id, 'agreement', number, step, historyMessage)
  const action = step in auditActionOf ? auditActionOf[step as keyof typeof auditActionOf] : 'update'
  await auditOf(request)(tx, action, 'engagement', id, {
    name: `${number} v${version}`,
    state: step,
    ...details,
  })
}

/** The refusal of an action that the state does not permit. */
export const closed = (state: AgreementState | 'replaced'): AppError =>
  new AppError('engagement_closed', { detail: `error.engagement_closed.${state}`, state })

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
  const messageId =
    kind === 'completed'
      ? undefined
      : await writeEnd(request, tx, { consultation, agreement }, { kind, reason })
  // The audit lock is taken last, to avoid deadlocks.
  await recordStep(tx, request, agreement, 'ended', { kind })
  if (messageId !== undefined) await auditOf(request)(tx, 'create', 'message', messageId)
}

const writeEnd = async (
  request: FastifyRequest,
  tx: Transaction,
  { consultation, agreement }: Locked,
  { kind, reason }: { kind: 'client' | 'lawyer'; reason: string },
): Promise<number | undefined> => {
  if (consultation.userId === null) return undefined
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
  return id
}
