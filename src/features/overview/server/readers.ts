import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import { agreements } from '#features/agreements/server/table.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { type AuditEntity, auditEntities, auditReaders } from '#features/audit/values.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { mayReadContactMessage } from '#features/contact-messages/server/readers.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { mayReadDocumentRequest } from '#features/documents/server/readers.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'

const line = auditLog.entityId

const mayList = (consultationId: AnyPgColumn, reader: Reader): SQL =>
  sql`exists (select 1 from ${consultations} where ${consultations.id} = ${consultationId} and ${mayListConsultation(reader)})`

type OfReaders = {
  [Entity in AuditEntity]: (typeof auditReaders)[Entity] extends 'readers' ? Entity : never
}[AuditEntity]

const readers: Record<OfReaders, (reader: Reader) => SQL> = {
  consultation: (reader) => mayList(line, reader),
  message: (reader) =>
    sql`exists (select 1 from ${messages} where ${messages.id} = ${line} and ${mayReadMessage(reader)})`,
  document: (reader) =>
    sql`exists (select 1 from ${documents} where ${documents.id} = ${line} and ${mayReadDocument(reader)})`,
  documentRequest: (reader) =>
    sql`exists (select 1 from ${documentRequests} where ${documentRequests.id} = ${line} and ${mayReadDocumentRequest(reader)})`,
  contactMessage: (reader) =>
    sql`exists (select 1 from ${contactMessages} where ${contactMessages.id} = ${line} and ${mayReadContactMessage(reader)})`,
  appointment: (reader) =>
    sql`exists (select 1 from ${appointments} where ${appointments.id} = ${line} and ${mayList(appointments.consultationId, reader)})`,
  engagement: (reader) =>
    sql`exists (select 1 from ${agreements} where ${agreements.id} = ${line} and ${mayList(agreements.consultationId, reader)})`,
  legalHold: (reader) => sql`(${auditLog.details} ->> 'of' = 'user' or ${mayList(line, reader)})`,
}

const isOfReaders = (entity: AuditEntity): entity is OfReaders => auditReaders[entity] === 'readers'

/** Limits audit log entries to records that the user may list. */
export const mayReadLine = (reader: Reader): SQL => {
  if (reader.role === 'admin') return sql`true`
  const cases = auditEntities.map((entity) => {
    const condition = isOfReaders(entity)
      ? readers[entity](reader)
      : sql.raw(String(auditReaders[entity] === 'office'))
    return sql`when ${entity} then ${condition}`
  })
  // A join lists the ids of requests, which may be restricted.
  return sql`(${auditLog.action} <> 'join' and case ${auditLog.entity} ${sql.join(cases, sql` `)} else false end)`
}
