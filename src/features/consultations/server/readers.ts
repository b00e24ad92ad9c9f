import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { consultationReaders, consultations } from './table.ts'

// The `readers.ts` of a feature defines once, for each kind of record, who may read it (decision 29). Lists,
// totals, searches and single reads use the same SQL condition on the row of their statement.

const always = sql`true`

const isNamed = ({ id }: Reader): SQL =>
  sql`${consultations.id} in (select ${consultationReaders.consultationId} from ${consultationReaders} where ${consultationReaders.userId} = ${id})`

const isOwnConsultation = ({ id }: Reader): SQL => sql`${consultations.userId} = ${id}`

/** Whether the user may see what its details dialog shows: sender, service, dates, status, subject and message. */
export const mayListConsultation = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnConsultation(reader)
  return sql`(not ${consultations.isRestricted} or ${consultations.assignedToId} = ${reader.id} or ${isNamed(reader)})`
}

/**
 * Whether the user may also see its notes, and all messages, documents, conversations, dates and agreements about it.
 */
export const mayOpenConsultation = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnConsultation(reader)
  const isNobodys = sql`(${consultations.assignedToId} is null and not ${consultations.isRestricted})`
  return sql`(${consultations.assignedToId} = ${reader.id} or ${isNobodys} or ${isNamed(reader)})`
}

/** The same for the consultation to which a row of another table belongs. */
export const mayOpenConsultationOf = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`exists (select 1 from ${consultations} where ${consultations.id} = ${consultationId} and ${mayOpenConsultation(reader)})`

/** A record without a consultation is readable for the whole office. */
export const isOfficesOrOpen = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`(${consultationId} is null or ${mayOpenConsultationOf(consultationId, reader)})`
