import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from './table.ts'

/** A message that is now a consultation has the same restrictions as the consultation. */
export const mayReadContactMessage = (reader: Reader): SQL => {
  if (reader.role === 'admin') return sql`true`
  if (reader.role === 'client') return sql`false`
  return sql`(${contactMessages.consultationId} is null or exists (select 1 from ${consultations} where ${consultations.id} = ${contactMessages.consultationId} and ${mayListConsultation(reader)}))`
}
