import type { FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { withToken } from '#features/audit/server/audit-of.ts'
import { recordAuditOnce } from '#features/audit/server/repository.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { findUser, isStaff } from '#features/users/server/repository.ts'
import { clientAddress } from '#http/addresses.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import type { Message, MessageInput } from '../schema.ts'
import { countDocumentsAbout } from './conversation-repository.ts'
import {
  countDocumentsOf,
  findConsultationOf,
  findMessage,
  listAssignedTo,
  type NewMessage,
} from './repository.ts'

/**
 * Determines the recipient of a new message. A client writes to the firm, to the assignee of one of their
 * consultations, or back to a person who wrote to them. The office writes to anyone who can still log in. A
 * forbidden recipient is refused like an unknown one.
 */
export const addressOf = async (
  db: Database,
  from: SignedInUser,
  input: MessageInput,
): Promise<NewMessage> => {
  const parent = await parentOf(db, from, input)
  const named = input.toUserId ?? (parent && otherPartyOf(from, parent)) ?? null
  const toUserId = (await hasLeft(db, from, named, parent)) ? null : named
  if (toUserId !== null) await refuseStrangers(db, from, toUserId, parent)
  else if (from.role !== 'client') invalidField('toUserId', 'val.generic.required')
  const inherited = parent && (await findConsultationOf(db, parent.id))
  const consultationId = inherited ?? input.consultationId ?? null
  // A reply is permitted even if the user can no longer open its consultation.
  const checkedId = inherited ? (parent?.consultationId ?? null) : consultationId
  const attachments = input.attachments ?? []
  const clientId = await clientAmong(db, from, toUserId)
  if (clientId === undefined && toUserId !== null)
    await refuseClosedToColleague(db, from, {
      colleagueId: toUserId,
      consultationId: checkedId,
      attachments,
      isReply: inherited !== undefined && inherited !== null,
    })
  else await refuseForeignRecords(db, from, { clientId, consultationId: checkedId, attachments })
  return {
    fromUserId: from.id,
    toUserId,
    isToFirm: toUserId === null,
    subject: input.subject,
    content: input.content,
    attachments,
    parentMessageId: parent?.id ?? null,
    consultationId,
  }
}

const parentOf = async (db: Database, from: SignedInUser, { parentMessageId }: MessageInput) => {
  if (parentMessageId === undefined) return undefined
  return (await findMessage(db, parentMessageId, from)) ?? notFound()
}

/** A reply to one's own message goes to the same person again. */
const otherPartyOf = (from: SignedInUser, parent: Message): number | null =>
  parent.fromUserId === from.id ? parent.toUserId : parent.fromUserId

/** A client's reply to a person who has left goes to the firm. */
const hasLeft = async (
  db: Database,
  from: SignedInUser,
  toUserId: number | null,
  parent: Message | undefined,
): Promise<boolean> => {
  if (from.role !== 'client' || toUserId === null || !parent) return false
  return [parent.fromUserId, parent.toUserId].includes(toUserId) && !(await isStaff(db, toUserId))
}

const refuseStrangers = async (
  db: Database,
  from: SignedInUser,
  toUserId: number,
  parent: Message | undefined,
): Promise<void> => {
  const isKnown =
    from.role !== 'client' ||
    parent?.fromUserId === toUserId ||
    (await listAssignedTo(db, from.id)).some(({ id }) => id === toUserId)
  const person = isKnown && toUserId !== from.id ? await findUser(db, toUserId) : undefined
  if (!person?.isActive) invalidField('toUserId', 'val.recipient')
}

const clientAmong = async (db: Database, from: SignedInUser, toUserId: number | null) => {
  if (from.role === 'client') return from.id
  const to = toUserId === null ? undefined : await findUser(db, toUserId)
  return to?.role === 'client' ? to.id : undefined
}

/**
 * Other clients' consultations and documents, and those hidden from the sender, are refused like unknown
 * ones.
 */
const refuseForeignRecords = async (
  db: Database,
  from: SignedInUser,
  {
    clientId,
    consultationId,
    attachments,
  }: { clientId: number | undefined; consultationId: number | null; attachments: number[] },
): Promise<void> => {
  if (consultationId !== null) {
    const consultation = await findConsultation(db, consultationId, from)
    if (clientId === undefined || consultation?.userId !== clientId || !consultation.isOpen)
      throw new AppError('not_found')
  }
  const distinct = [...new Set(attachments)]
  if (distinct.length === 0) return
  if (clientId === undefined || (await countDocumentsOf(db, clientId, distinct, from)) !== distinct.length)
    throw new AppError('not_found')
}

/** Whether the office writes to a client. A message to a colleague is not an answer to the client. */
export const isToClient = async (
  db: Database,
  from: SignedInUser,
  { toUserId }: Pick<NewMessage, 'toUserId'>,
): Promise<boolean> => from.role !== 'client' && (await clientAmong(db, from, toUserId ?? null)) !== undefined

/** A colleague gets a request and its documents only if both may open it. A reply stays in its request. */
const refuseClosedToColleague = async (
  db: Database,
  from: SignedInUser,
  {
    colleagueId,
    consultationId,
    attachments,
    isReply,
  }: { colleagueId: number; consultationId: number | null; attachments: number[]; isReply: boolean },
): Promise<void> => {
  const distinct = [...new Set(attachments)]
  if (consultationId === null) {
    if (distinct.length > 0) throw new AppError('not_found')
    return
  }
  if (!(await findConsultation(db, consultationId, from))?.isOpen) throw new AppError('not_found')
  const colleague = await findUser(db, colleagueId)
  const isOpenToBoth = colleague && (await findConsultation(db, consultationId, colleague))?.isOpen
  if (!isOpenToBoth && (!isReply || distinct.length > 0)) invalidField('consultationId', 'val.colleague')
  if (distinct.length > 0 && (await countDocumentsAbout(db, consultationId, distinct)) !== distinct.length)
    throw new AppError('not_found')
}

/** Minutes in which repeated reads count as one, because an open screen polls. */
const minutesOfOversight = 60

/**
 * Records in the audit log, once per conversation, that an admin reads messages between others. Runs before
 * the response.
 */
export const recordOversight = (request: FastifyRequest, [first]: Message[]) =>
  recordAuditOnce(
    request.server.db,
    {
      actor: signedInUser(request),
      action: 'look',
      entity: 'message',
      ...(first && { entityId: first.id }),
      details: withToken(request),
      ipAddress: clientAddress(request),
    },
    minutesOfOversight,
  )
