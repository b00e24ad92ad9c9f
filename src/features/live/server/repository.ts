import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { mayListConsultation, mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { mayReadContactMessage } from '#features/contact-messages/server/readers.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { mayReadDocumentRequest } from '#features/documents/server/readers.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'
import { type LiveKind, liveKinds } from '../values.ts'
import type { RecordNews } from './record-news.ts'

type Requested = { kind: LiveKind; found: SQL }

/** The kinds of records among these of which the staff member may read at least one. */
export const listReadableKinds = async (
  db: Database,
  reader: Reader,
  news: readonly RecordNews[],
): Promise<LiveKind[]> => {
  const requested = news.flatMap((each) => requestedOf(each, reader))
  const columns = liveKinds.flatMap((kind) => {
    const found = requested.filter((each) => each.kind === kind).map((each) => each.found)
    return found.length === 0 ? [] : [{ kind, found: sql.join(found, sql` or `) }]
  })
  if (columns.length === 0) return []
  const { rows } = await db.execute<{ kind: LiveKind }>(
    sql.join(
      columns.map(({ kind, found }) => sql`select ${kind}::text as kind where ${found}`),
      sql` union all `,
    ),
  )
  return rows.map(({ kind }) => kind)
}

const requestedOf = ({ table, kind, ids, requests }: RecordNews, reader: Reader): Requested[] => {
  const gone = requests.length === 0 ? [] : [isAnyOf(consultations, requests, mayOpenConsultation(reader))]
  const there = ids.length === 0 ? [] : [conditions[table](ids, reader)]
  return [...there, ...gone].map((found) => ({ kind, found }))
}

const isAnyOf = (table: PgTable & { id: AnyPgColumn }, ids: number[], may: SQL): SQL =>
  sql`exists (select 1 from ${table} where ${and(inArray(table.id, ids), may)})`

const conditions: Record<RecordNews['table'], (ids: number[], reader: Reader) => SQL> = {
  consultations: (ids, reader) => isAnyOf(consultations, ids, mayListConsultation(reader)),
  consultation_readers: (ids, reader) => isAnyOf(consultations, ids, mayListConsultation(reader)),
  conversations: (ids, reader) => isAnyOf(consultations, ids, mayOpenConsultation(reader)),
  consultation_notes: (ids, reader) => isAnyOf(consultations, ids, mayOpenConsultation(reader)),
  paths: (ids, reader) => isAnyOf(consultations, ids, mayListConsultation(reader)),
  path_dates: (ids, reader) => isAnyOf(consultations, ids, mayListConsultation(reader)),
  powers: (ids, reader) => isAnyOf(consultations, ids, mayOpenConsultation(reader)),
  engagements: (ids, reader) => isAnyOf(consultations, ids, mayOpenConsultation(reader)),
  appointments: (ids, reader) => isAnyOf(consultations, ids, mayListConsultation(reader)),
  messages: (ids, reader) => isAnyOf(messages, ids, mayReadMessage(reader)),
  documents: (ids, reader) => isAnyOf(documents, ids, mayReadDocument(reader)),
  document_requests: (ids, reader) => isAnyOf(documentRequests, ids, mayReadDocumentRequest(reader)),
  contact_messages: (ids, reader) => isAnyOf(contactMessages, ids, mayReadContactMessage(reader)),
}
