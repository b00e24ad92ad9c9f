import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { mayReadContactMessage } from '#features/contact-messages/server/readers.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { mayReadDocumentRequest } from '#features/documents/server/readers.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'

const tables = {
  consultation: [consultations, mayListConsultation],
  message: [messages, mayReadMessage],
  document: [documents, mayReadDocument],
  documentRequest: [documentRequests, mayReadDocumentRequest],
  contactMessage: [contactMessages, mayReadContactMessage],
} as const

/** Limits lines of the audit log to records that the reader may know of. */
export const mayReadLine = (reader: Reader): SQL => {
  if (reader.role === 'admin') return sql`true`
  const cases = Object.entries(tables).map(
    ([entity, [table, mayRead]]) =>
      sql`when ${entity} then exists (select 1 from ${table} where ${table.id} = ${auditLog.entityId} and ${mayRead(reader)})`,
  )
  return sql`case ${auditLog.entity} ${sql.join(cases, sql` `)} else true end`
}
