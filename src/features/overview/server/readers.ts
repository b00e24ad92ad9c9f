import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import type { AuditEntity } from '#features/audit/values.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { mayReadContactMessage } from '#features/contact-messages/server/readers.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { mayReadDocumentRequest } from '#features/documents/server/readers.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'

const line = auditLog.entityId

const mayKnow = (consultationId: AnyPgColumn, reader: Reader): SQL =>
  sql`exists (select 1 from ${consultations} where ${consultations.id} = ${consultationId} and ${mayListConsultation(reader)})`

/** The staff who may read an entry, by its subject: all, none, or the readers of the record. */
const readers: Record<AuditEntity, 'all' | 'none' | ((reader: Reader) => SQL)> = {
  consultation: (reader) => mayKnow(line, reader),
  message: (reader) =>
    sql`exists (select 1 from ${messages} where ${messages.id} = ${line} and ${mayReadMessage(reader)})`,
  document: (reader) =>
    sql`exists (select 1 from ${documents} where ${documents.id} = ${line} and ${mayReadDocument(reader)})`,
  documentRequest: (reader) =>
    sql`exists (select 1 from ${documentRequests} where ${documentRequests.id} = ${line} and ${mayReadDocumentRequest(reader)})`,
  contactMessage: (reader) =>
    sql`exists (select 1 from ${contactMessages} where ${contactMessages.id} = ${line} and ${mayReadContactMessage(reader)})`,
  appointment: (reader) =>
    sql`exists (select 1 from ${appointments} where ${appointments.id} = ${line} and ${mayKnow(appointments.consultationId, reader)})`,
  legalHold: (reader) => sql`(${auditLog.details} ->> 'of' = 'user' or ${mayKnow(line, reader)})`,
  // Only admins have these screens, and their work there can affect any request.
  mail: 'none',
  retention: 'none',
  erasureRequest: 'none',
  auditLog: 'none',
  backup: 'none',
  user: 'all',
  session: 'all',
  service: 'all',
  teamMember: 'all',
  client: 'all',
  publication: 'all',
  setting: 'all',
  image: 'all',
  newsletterSubscriber: 'all',
  legalPage: 'all',
  storyPart: 'all',
  sampleFirm: 'all',
  twoFactor: 'all',
  passkey: 'all',
  personNote: 'all',
  officeHours: 'all',
}

/** Limits audit log entries to records that the user may know of. */
export const mayReadLine = (reader: Reader): SQL => {
  if (reader.role === 'admin') return sql`true`
  const cases = Object.entries(readers).map(([entity, may]) => {
    const condition = typeof may === 'function' ? may(reader) : sql.raw(String(may === 'all'))
    return sql`when ${entity} then ${condition}`
  })
  return sql`case ${auditLog.entity} ${sql.join(cases, sql` `)} else false end`
}
