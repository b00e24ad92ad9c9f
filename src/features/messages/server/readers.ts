import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { mayOpenConsultationOf } from '#features/consultations/server/readers.ts'
import { documents } from '#features/documents/server/table.ts'
import { messageDocuments, messages } from './table.ts'

const always = sql`true`

/**
 * A user's own messages; for staff also those to the firm, and those about consultations that they may open.
 */
export const mayReadMessage = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  const isOwn = sql`${messages.fromUserId} = ${reader.id} or ${messages.toUserId} = ${reader.id}`
  if (reader.role === 'client') return sql`(${isOwn})`
  const isToOffice = sql`(${messages.isToFirm} and ${messages.consultationId} is null)`
  return sql`(${isOwn} or ${isToOffice} or ${mayOpenConsultationOf(messages.consultationId, reader)})`
}

/**
 * A document without a consultation is readable with its message; one without a message, for the whole
 * office.
 */
const mayReadItsMessage = (reader: Reader): SQL => {
  const { documentId, messageId } = messageDocuments
  const came = sql`select 1 from ${messageDocuments} where ${documentId} = ${documents.id}`
  const cameToThem = sql`select 1 from ${messageDocuments} join ${messages} on ${messages.id} = ${messageId} where ${documentId} = ${documents.id} and ${mayReadMessage(reader)}`
  return sql`(not exists (${came}) or exists (${cameToThem}))`
}

export const mayReadDocument = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return sql`${documents.userId} = ${reader.id}`
  const { consultationId } = documents
  return sql`case when ${consultationId} is null then ${mayReadItsMessage(reader)} else ${mayOpenConsultationOf(consultationId, reader)} end`
}
