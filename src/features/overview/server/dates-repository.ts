import { and, asc, eq, gt, inArray, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { inText } from '#db/rows.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { lastWordAt } from '#features/matters/server/progress-repository.ts'
import { matterDates, matterProgress } from '#features/matters/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { Today } from '../schema.ts'

// Dates and stages of requests that the user may open and that are assigned to the user or unassigned.

/** A date in Riyadh. */
type Day = string | Placeholder

const total = sql<number>`count(*) over ()`.mapWith(Number)
const clientName = sql<string>`trim(${consultations.firstName} || ' ' || ${consultations.lastName})`

const isWorkOf = (reader: Reader): SQL | undefined =>
  and(
    sql`(${consultations.assignedToId} is null or ${consultations.assignedToId} = ${reader.id})`,
    mayOpenConsultation(reader),
  )

const isOpen = inArray(consultations.status, [...openStatuses])

/** A past date of a closed request is not work; a date that stays is due on its day. */
const isAheadOf = (reader: Reader, today: Day, day: SQL): SQL | undefined =>
  and(eq(matterDates.state, 'ahead'), day, or(isOpen, isDue(today)), isWorkOf(reader))

const listDates = async (
  db: Database,
  reader: Reader,
  { today, day, limit }: { today: Day; day: SQL; limit: number },
): Promise<Today['dueDates']> => {
  const rows = await db
    .select({
      id: matterDates.id,
      consultationId: matterDates.consultationId,
      kind: matterDates.kind,
      day: matterDates.day,
      time: matterDates.time,
      clientName,
      total,
    })
    .from(matterDates)
    .innerJoin(consultations, eq(consultations.id, matterDates.consultationId))
    .where(isAheadOf(reader, today, day))
    .orderBy(asc(matterDates.day), sql`${matterDates.time} nulls first`, asc(matterDates.id))
    .limit(inText(limit))
  return { entries: rows, total: rows[0]?.total ?? 0 }
}

const isDue = (today: Day): SQL => eq(matterDates.day, today)
const isOver = (today: Day): SQL => lt(matterDates.day, today)

/** The dates of today, and the unsettled ones of earlier days, the earliest first. */
export const listDueDates = (db: Database, reader: Reader, { now, limit }: { now: Date; limit: number }) => {
  const today = todayInRiyadh(now)
  return listDates(db, reader, { today, day: isDue(today), limit })
}
export const listPastDates = (db: Database, reader: Reader, { now, limit }: { now: Date; limit: number }) => {
  const today = todayInRiyadh(now)
  return listDates(db, reader, { today, day: isOver(today), limit })
}

/** The dates of today and the unsettled ones of earlier days. */
export const datesUntilToday = (db: Database, reader: Reader, today: Day) =>
  db
    .select({ id: matterDates.id })
    .from(matterDates)
    .innerJoin(consultations, eq(consultations.id, matterDates.consultationId))
    .where(isAheadOf(reader, today, sql`${matterDates.day} <= ${today}`))

/** Running matters whose clients got no word for the chosen days, the longest first; the rule is `isQuiet`. */
export const listQuiet = async (
  db: Database,
  reader: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<Today['quiet']> => {
  const until = sql`${now.toISOString()}::timestamptz - ${matterProgress.quietDays} * interval '24 hours'`
  const rows = await db
    .select({ consultationId: consultations.id, clientName, lastWordAt, total })
    .from(matterProgress)
    .innerJoin(consultations, eq(consultations.id, matterProgress.consultationId))
    .where(
      and(
        eq(consultations.status, 'approved'),
        isWorkOf(reader),
        gt(matterProgress.quietDays, 0),
        sql`${matterProgress.lastContactAt} <= ${until}`,
        sql`${lastWordAt} <= ${until}`,
      ),
    )
    .orderBy(asc(lastWordAt), asc(consultations.id))
    .limit(inText(limit))
  return { entries: rows, total: rows[0]?.total ?? 0 }
}
