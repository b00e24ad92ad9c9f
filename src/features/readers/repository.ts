import { type Column, type SQL, sql } from 'drizzle-orm'
import type { SignedInUser } from '#access/roles.ts'
import { auditLog } from '#features/audit/table.ts'
import { consultations } from '#features/consultations/table.ts'
import { contactMessages } from '#features/contact-messages/table.ts'
import { documentRequests, documents } from '#features/documents/table.ts'
import { messageDocuments, messages } from '#features/messages/table.ts'
import { consultationReaders } from './table.ts'

// Who reads what (decision 29), said once: a list, its total, a search and the look at one record all ask the same
// condition. Each is about the row of its table in the statement that it is put into.

/** Who asks. */
export type Reader = Pick<SignedInUser, 'id' | 'role'>

const always = sql`true`

const isNamed = ({ id }: Reader): SQL =>
  sql`${consultations.id} in (select ${consultationReaders.consultationId} from ${consultationReaders} where ${consultationReaders.userId} = ${id})`

const isOwnRequest = ({ id }: Reader): SQL => sql`${consultations.userId} = ${id}`

/** A request is there for this person, with what manages it: from whom, of which area, how far, with whom. */
export const mayListRequest = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnRequest(reader)
  return sql`(not ${consultations.isRestricted} or ${consultations.assignedToId} = ${reader.id} or ${isNamed(reader)})`
}

/** What belongs to it is open to them too: its notes, and every message and document about it. */
export const mayOpenRequest = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnRequest(reader)
  const isNobodys = sql`(${consultations.assignedToId} is null and not ${consultations.isRestricted})`
  return sql`(${consultations.assignedToId} = ${reader.id} or ${isNobodys} or ${isNamed(reader)})`
}

/** The same of the request that a row of another table is about. */
export const mayOpenRequestOf = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`exists (select 1 from ${consultations} where ${consultations.id} = ${consultationId} and ${mayOpenRequest(reader)})`

/** What is about no request is the whole office's. */
const isOfficesOrOpen = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`(${consultationId} is null or ${mayOpenRequestOf(consultationId, reader)})`

/** Their own messages; in the office also those to the firm as a whole, and those about a request that is open to them. */
export const mayReadMessage = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  const isOwn = sql`${messages.fromUserId} = ${reader.id} or ${messages.toUserId} = ${reader.id}`
  if (reader.role === 'client') return sql`(${isOwn})`
  const isToOffice = sql`(${messages.isToFirm} and ${messages.consultationId} is null)`
  return sql`(${isOwn} or ${isToOffice} or ${mayOpenRequestOf(messages.consultationId, reader)})`
}

/** A document about no request came with a message, and is read by who reads that, or stands for itself. */
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
  return sql`case when ${consultationId} is null then ${mayReadItsMessage(reader)} else ${mayOpenRequestOf(consultationId, reader)} end`
}

export const mayReadDocumentRequest = (reader: Reader): SQL =>
  reader.role === 'client'
    ? sql`${documentRequests.userId} = ${reader.id}`
    : isOfficesOrOpen(documentRequests.consultationId, reader)

/** Made into a request, the message says what the request says. */
export const mayReadContactMessage = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return sql`false`
  return sql`(${contactMessages.consultationId} is null or exists (select 1 from ${consultations} where ${consultations.id} = ${contactMessages.consultationId} and ${mayListRequest(reader)}))`
}

const tables = {
  consultation: [consultations, mayListRequest],
  message: [messages, mayReadMessage],
  document: [documents, mayReadDocument],
  documentRequest: [documentRequests, mayReadDocumentRequest],
  contactMessage: [contactMessages, mayReadContactMessage],
} as const

/** A line of the audit log tells of a record that this person may know of. */
export const mayReadLine = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  const cases = Object.entries(tables).map(
    ([entity, [table, mayRead]]) =>
      sql`when ${entity} then exists (select 1 from ${table} where ${table.id} = ${auditLog.entityId} and ${mayRead(reader)})`,
  )
  return sql`case ${auditLog.entity} ${sql.join(cases, sql` `)} else true end`
}
