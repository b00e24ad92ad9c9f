import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import { mayListConsultation, mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { mayReadContactMessage } from '#features/contact-messages/server/readers.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { mayReadDocumentRequest } from '#features/documents/server/readers.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'
import type { LiveKind } from '../values.ts'

/** Whether the staff member may read at least one of these records. */
type Readable = (ids: number[], reader: Reader) => SQL

const anyOf =
  (table: PgTable & { id: AnyPgColumn }, mayRead: (reader: Reader) => SQL): Readable =>
  (ids, reader) =>
    sql`exists (select 1 from ${table} where ${and(inArray(table.id, ids), mayRead(reader))})`

const listedRequest = anyOf(consultations, mayListConsultation)
export const openedRequest = anyOf(consultations, mayOpenConsultation)

/**
 * The tables whose triggers announce changes (`announce_table` in the migrations): the kind of list that shows
 * their records, and the condition for the announced ids.
 */
export const liveTables = {
  consultations: ['consultations', listedRequest],
  consultation_readers: ['consultations', listedRequest],
  conversations: ['consultations', openedRequest],
  consultation_notes: ['consultations', openedRequest],
  paths: ['consultations', listedRequest],
  path_dates: ['consultations', listedRequest],
  powers: ['consultations', openedRequest],
  engagements: ['consultations', openedRequest],
  question_forms: ['consultations', openedRequest],
  question_answers: ['consultations', listedRequest],
  appointments: ['appointments', listedRequest],
  messages: ['messages', anyOf(messages, mayReadMessage)],
  documents: ['documents', anyOf(documents, mayReadDocument)],
  document_requests: ['documents', anyOf(documentRequests, mayReadDocumentRequest)],
  contact_messages: ['contact-messages', anyOf(contactMessages, mayReadContactMessage)],
} as const satisfies Record<string, readonly [LiveKind, Readable]>
