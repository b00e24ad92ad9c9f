import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import { consultationReaders, consultations } from './table.ts'

// Who reads what (decision 29), said once for each kind of record, in the `readers.ts` of the noun that knows all it
// takes: a list, its total, a search and the look at one record ask the same condition. Each is about the row of its
// table in the statement that it is put into.

const always = sql`true`

const isNamed = ({ id }: Reader): SQL =>
  sql`${consultations.id} in (select ${consultationReaders.consultationId} from ${consultationReaders} where ${consultationReaders.userId} = ${id})`

const isOwnRequest = ({ id }: Reader): SQL => sql`${consultations.userId} = ${id}`

/** A request is there for this person, with what manages it: from whom, of which area, how far, with whom. */
export const mayListConsultation = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnRequest(reader)
  return sql`(not ${consultations.isRestricted} or ${consultations.assignedToId} = ${reader.id} or ${isNamed(reader)})`
}

/** What belongs to it is open to them too: its notes, and every message and document about it. */
export const mayOpenConsultation = (reader: Reader): SQL => {
  if (reader.role === 'admin') return always
  if (reader.role === 'client') return isOwnRequest(reader)
  const isNobodys = sql`(${consultations.assignedToId} is null and not ${consultations.isRestricted})`
  return sql`(${consultations.assignedToId} = ${reader.id} or ${isNobodys} or ${isNamed(reader)})`
}

/** The same of the request that a row of another table is about. */
export const mayOpenConsultationOf = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`exists (select 1 from ${consultations} where ${consultations.id} = ${consultationId} and ${mayOpenConsultation(reader)})`

/** What is about no request is the whole office's. */
export const isOfficesOrOpen = (consultationId: Column, reader: Reader): SQL =>
  reader.role === 'admin'
    ? always
    : sql`(${consultationId} is null or ${mayOpenConsultationOf(consultationId, reader)})`
