import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from './table.ts'

/** Once it has become a consultation, its content is as restricted as the consultation's. */
export const mayReadContactMessage = (reader: Reader): SQL => {
  if (reader.role === 'admin') return sql`true`
  if (reader.role === 'client') return sql`false`
  return sql`(${contactMessages.consultationId} is null or exists (select 1 from ${consultations} where ${consultations.id} = ${contactMessages.consultationId} and ${mayListConsultation(reader)}))`
}
