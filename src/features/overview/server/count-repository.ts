import { and, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { readPrepared } from '#db/prepared.ts'
import { listMentionsFor } from '#features/consultations/server/note-repository.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { unansweredBy } from '#features/handovers/server/repository.ts'
import { datesUntilToday } from './dates-repository.ts'
import { type Bounds, boundsOf, isMineOrUnassigned, maxMentions, requestGroups } from './today-repository.ts'

/**
 * The number in the title of the tab: urgent, marked, late and new requests, dates, messages to answer and mentions.
 * One prepared statement, because each page of the office needs it.
 */
export const countToday = async (db: Database, { id, role }: Reader, now: Date): Promise<number> => {
  const values = { id, ...(await boundsOf(db, now)) }
  const [row] = await readPrepared(db, `today of ${role}`, values, ({ id, ...bounds }) =>
    todayStatement(db, { id, role }, bounds),
  )
  return row?.total ?? 0
}

const todayStatement = (db: Database, reader: Reader, bounds: Bounds) => {
  const requests = db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(mayListConsultation(reader), isMineOrUnassigned(reader), requestGroups(reader, bounds).any))
  const counts = [
    requests,
    datesUntilToday(db, reader, bounds.today),
    unansweredBy(reader.id, reader),
    listMentionsFor(db, reader, maxMentions),
  ].map((rows) => sql`(select count(*) from (${rows}) as counted)`)
  return db
    .select({ total: sql`${sql.join(counts, sql` + `)}`.mapWith(Number) })
    .from(sql`(select) as nothing`)
}
