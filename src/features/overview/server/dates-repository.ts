import { and, asc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { lastWordAt } from '#features/matters/server/last-word-repository.ts'
import { pathDates, paths } from '#features/matters/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { Today } from '../schema.ts'

// Dates and paths of requests that are assigned to the user or to nobody, and that the user may open.

const total = sql<number>`count(*) over ()`.mapWith(Number)
const clientName = sql<string>`trim(${consultations.firstName} || ' ' || ${consultations.lastName})`

const isWorkOf = (reader: Reader): SQL | undefined =>
  and(
    sql`(${consultations.assignedToId} is null or ${consultations.assignedToId} = ${reader.id})`,
    mayOpenConsultation(reader),
  )

const isOpen = inArray(consultations.status, [...openStatuses])

/** A past date of a closed request is no work; one that was kept is due on its day. */
const isAheadOf = (reader: Reader, now: Date, day: SQL): SQL | undefined =>
  and(eq(pathDates.state, 'ahead'), day, or(isOpen, isDue(now)), isWorkOf(reader))

const listDates = async (
  db: Database,
  reader: Reader,
  { now, day, limit }: { now: Date; day: SQL; limit: number },
): Promise<Today['dueDates']> => {
  const rows = await db
    .select({
      id: pathDates.id,
      consultationId: pathDates.consultationId,
      kind: pathDates.kind,
      day: pathDates.day,
      time: pathDates.time,
      clientName,
      total,
    })
    .from(pathDates)
    .innerJoin(consultations, eq(consultations.id, pathDates.consultationId))
    .where(isAheadOf(reader, now, day))
    .orderBy(asc(pathDates.day), sql`${pathDates.time} nulls first`, asc(pathDates.id))
    .limit(limit)
  return { entries: rows, total: rows[0]?.total ?? 0 }
}

const isDue = (now: Date): SQL => eq(pathDates.day, todayInRiyadh(now))
const isOver = (now: Date): SQL => lt(pathDates.day, todayInRiyadh(now))

/** The dates of today, and those of earlier days that nobody has settled, the earliest first. */
export const listDueDates = (db: Database, reader: Reader, { now, limit }: { now: Date; limit: number }) =>
  listDates(db, reader, { now, day: isDue(now), limit })
export const listPastDates = (db: Database, reader: Reader, { now, limit }: { now: Date; limit: number }) =>
  listDates(db, reader, { now, day: isOver(now), limit })

/** The dates of today and the unsettled ones of earlier days. */
export const countDates = async (db: Database, reader: Reader, now: Date): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(pathDates)
    .innerJoin(consultations, eq(consultations.id, pathDates.consultationId))
    .where(isAheadOf(reader, now, sql`${pathDates.day} <= ${todayInRiyadh(now)}`))
  return row?.count ?? 0
}

/** Running paths whose clients were told nothing for the chosen days, the longest first; the rule is `isQuiet`. */
export const listQuiet = async (
  db: Database,
  reader: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<Today['quiet']> => {
  const until = sql`${now.toISOString()}::timestamptz - ${paths.quietDays} * interval '24 hours'`
  const rows = await db
    .select({ consultationId: consultations.id, clientName, lastWordAt, total })
    .from(paths)
    .innerJoin(consultations, eq(consultations.id, paths.consultationId))
    .where(
      and(
        eq(consultations.status, 'approved'),
        isWorkOf(reader),
        gt(paths.quietDays, 0),
        sql`${paths.lastToldAt} <= ${until}`,
        sql`${lastWordAt} <= ${until}`,
      ),
    )
    .orderBy(asc(lastWordAt), asc(consultations.id))
    .limit(limit)
  return { entries: rows, total: rows[0]?.total ?? 0 }
}
