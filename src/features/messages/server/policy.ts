import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import type { Message, MessageInput } from '../schema.ts'
import {
  countDocumentsOf,
  findConsultationOf,
  findMessage,
  listAssignedTo,
  type NewMessage,
} from './repository.ts'

/** The recipient's own opening, and no other's, marks a message read; to the firm, the office is the recipient. */
export const isRecipient = (person: SignedInUser, { toUserId, isToFirm }: Message): boolean =>
  toUserId === person.id || (isToFirm && person.role !== 'client')

/**
 * Where a new message goes. A client writes to the firm, to whoever is assigned to one of their requests, or
 * back to who wrote to them; the office writes to anyone who can still log in. A person who may not be written
 * to is refused like one who does not exist.
 */
export const addressOf = async (
  db: Database,
  from: SignedInUser,
  input: MessageInput,
): Promise<NewMessage> => {
  const parent = await parentOf(db, from, input)
  const toUserId = input.toUserId ?? (parent && otherPartyOf(from, parent)) ?? null
  if (toUserId !== null) await refuseStrangers(db, from, toUserId, parent)
  else if (from.role !== 'client') invalidField('toUserId', 'val.generic.required')
  const inherited = parent && (await findConsultationOf(db, parent.id))
  const consultationId = inherited ?? input.consultationId ?? null
  // Whoever may answer a letter may do so when the request it is about is no longer theirs.
  const named = inherited ? (parent?.consultationId ?? null) : consultationId
  const attachments = input.attachments ?? []
  const clientId = await clientAmong(db, from, toUserId)
  await refuseForeignRecords(db, from, { clientId, consultationId: named, attachments })
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

/** A reply to one's own message goes on to the same person. */
const otherPartyOf = (from: SignedInUser, parent: Message): number | null =>
  parent.fromUserId === from.id ? parent.toUserId : parent.fromUserId

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

/** Requests and documents of another client, or closed to whoever writes, answer as if they were not there. */
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
    const request = await findConsultation(db, consultationId, from)
    if (clientId === undefined || request?.userId !== clientId || !request.isOpen)
      throw new AppError('not_found')
  }
  const distinct = [...new Set(attachments)]
  if (distinct.length === 0) return
  if (clientId === undefined || (await countDocumentsOf(db, clientId, distinct, from)) !== distinct.length)
    throw new AppError('not_found')
}
