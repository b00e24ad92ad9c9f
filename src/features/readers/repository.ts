import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

/** What was said in it is open to them too: its words, notes and history, and every message and document about it. */
export const mayOpenRequest = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnRequest(reader)
  const isNobodys = sql`(${consultations.assignedToId} is null and not ${consultations.isRestricted})`
  return sql`(${consultations.assignedToId} = ${reader.id} or ${isNobodys} or ${isNamed(reader)})`
}

/** The requests that are open to them, for rows of other tables that are about one. */
const openRequests = (reader: Reader): SQL =>
  sql`select ${consultations.id} from ${consultations} where ${mayOpenRequest(reader)}`

/** Whether one row is about such a request: for a few rows, each looked up by its key. */
export const mayOpenRequestOf = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`exists (${openRequests(reader)} and ${consultations.id} = ${consultationId})`

/**
 * Rows of a table by their ids, gathered in several ways. Said as one set, and not as one `or` of conditions, each way
 * has an index of its own, for one row as for a hundred thousand.
 */
const isAmong = (id: Column, ...ways: SQL[]): SQL => sql`${id} in (${sql.join(ways, sql` union all `)})`

type About = { id: Column; consultationId: Column }

/** What is about no request is the whole office's. */
const isOfficesOrOpen = <Table extends About & SQLWrapper>(table: Table, reader: Reader): SQL =>
  isAmong(
    table.id,
    sql`select ${table.id} from ${table} where ${table.consultationId} is null`,
    sql`select ${table.id} from ${table} where ${table.consultationId} in (${openRequests(reader)})`,
  )

/** Their own messages; in the office also those to the firm as a whole, and those about a request that is open to them. */
export const mayReadMessage = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  const { fromUserId, toUserId } = messages
  if (reader.role === 'client') return sql`(${fromUserId} = ${reader.id} or ${toUserId} = ${reader.id})`
  return sql`${messages.id} in (${readableMessages(reader)})`
}

const readableMessages = ({ id, role }: Reader): SQL => {
  const { fromUserId, toUserId, isToFirm, consultationId } = messages
  const all = sql`select ${messages.id} from ${messages} where`
  return sql.join(
    [
      sql`${all} ${fromUserId} = ${id}`,
      sql`${all} ${toUserId} = ${id}`,
      sql`${all} ${isToFirm} and ${consultationId} is null`,
      sql`${all} ${consultationId} in (${openRequests({ id, role })})`,
    ],
    sql` union all `,
  )
}

/** A document about no request came with a message, and is read by who reads that, or stands for itself. */
export const mayReadDocument = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return sql`${documents.userId} = ${reader.id}`
  const { id, consultationId } = documents
  const { documentId, messageId } = messageDocuments
  const all = sql`select ${id} from ${documents} where`
  return isAmong(
    id,
    sql`${all} ${consultationId} in (${openRequests(reader)})`,
    sql`${all} ${consultationId} is null and not exists (select 1 from ${messageDocuments} where ${documentId} = ${id})`,
    sql`${all} ${consultationId} is null and ${id} in (select ${documentId} from ${messageDocuments} where ${messageId} in (${readableMessages(reader)}))`,
  )
}

export const mayReadDocumentRequest = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return sql`${documentRequests.userId} = ${reader.id}`
  return isOfficesOrOpen(documentRequests, reader)
}

/** Made into a request, the message says what the request says. */
export const mayReadContactMessage = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  return reader.role === 'client' ? sql`false` : isOfficesOrOpen(contactMessages, reader)
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
