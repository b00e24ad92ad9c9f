import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { consultationReaders, consultations } from './table.ts'

// Who can read what (decision 29) is defined once for each kind of record, in the `readers.ts` of the noun that knows
// all it depends on. A list, its total, a search and the read of one record use the same SQL condition, each about the
// row of its table in the statement it becomes part of.

const always = sql`true`

const isNamed = ({ id }: Reader): SQL =>
  sql`${consultations.id} in (select ${consultationReaders.consultationId} from ${consultationReaders} where ${consultationReaders.userId} = ${id})`

const isOwnConsultation = ({ id }: Reader): SQL => sql`${consultations.userId} = ${id}`

/** Whether the reader knows of the consultation and sees its administrative fields: sender, area, status, assignee. */
export const mayListConsultation = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnConsultation(reader)
  return sql`(not ${consultations.isRestricted} or ${consultations.assignedToId} = ${reader.id} or ${isNamed(reader)})`
}

/** Whether the reader may see its content as well: its texts and notes, and every message and document about it. */
export const mayOpenConsultation = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnConsultation(reader)
  const isNobodys = sql`(${consultations.assignedToId} is null and not ${consultations.isRestricted})`
  return sql`(${consultations.assignedToId} = ${reader.id} or ${isNobodys} or ${isNamed(reader)})`
}

/** The same for the consultation that a row of another table belongs to. */
export const mayOpenConsultationOf = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`exists (select 1 from ${consultations} where ${consultations.id} = ${consultationId} and ${mayOpenConsultation(reader)})`

/** A record that belongs to no consultation is open to the whole office. */
export const isOfficesOrOpen = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`(${consultationId} is null or ${mayOpenConsultationOf(consultationId, reader)})`
