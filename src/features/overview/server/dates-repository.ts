import { and, asc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { readPrepared } from '#db/prepared.ts'
import { inText } from '#db/rows.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { lastWordAt } from '#features/matters/server/progress-repository.ts'
import { matterDates, matterProgress } from '#features/matters/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { Today } from '../schema.ts'

// Dates and stages of requests that the user may open and that are assigned to the user or unassigned.

const total = sql<number>`count(*) over ()`.mapWith(Number)
const clientName = sql<string>`trim(${consultations.firstName} || ' ' || ${consultations.lastName})`

const isWorkOf = (reader: Reader): SQL | undefined =>
  and(
    sql`(${consultations.assignedToId} is null or ${consultations.assignedToId} = ${reader.id})`,
    mayOpenConsultation(reader),
  )

const isOpen = inArray(consultations.status, [...openStatuses])

/** A past date of a closed request is not work; a date that stays is due on its day. */
const isAheadOf = (reader: Reader, today: string, day: SQL): SQL | undefined =>
  and(eq(matterDates.state, 'ahead'), day, or(isOpen, chosenDays.due(today)), isWorkOf(reader))

const chosenDays = {
  due: (today: string): SQL => eq(matterDates.day, today),
  past: (today: string): SQL => lt(matterDates.day, today),
}

type About = { now: Date; limit: number }

const listDates = async (
  db: Database,
  { id, role }: Reader,
  days: keyof typeof chosenDays,
  { now, limit }: About,
): Promise<Today['dueDates']> => {
  const values = { id, today: todayInRiyadh(now) }
  const rows = await readPrepared(db, `${limit} ${days} dates of ${role}`, values, ({ id, today }) =>
    db
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
      .where(isAheadOf({ id, role }, today, chosenDays[days](today)))
      .orderBy(asc(matterDates.day), sql`${matterDates.time} nulls first`, asc(matterDates.id))
      .limit(inText(limit)),
  )
  return { entries: rows, total: rows[0]?.total ?? 0 }
}

/** The dates of today, and the unsettled ones of earlier days, the earliest first. */
export const listDueDates = (db: Database, reader: Reader, about: About) =>
  listDates(db, reader, 'due', about)
export const listPastDates = (db: Database, reader: Reader, about: About) =>
  listDates(db, reader, 'past', about)

/** The dates of today and the unsettled ones of earlier days. */
export const datesUntilToday = (db: Database, reader: Reader, today: string) =>
  db
    .select({ id: matterDates.id })
    .from(matterDates)
    .innerJoin(consultations, eq(consultations.id, matterDates.consultationId))
    .where(isAheadOf(reader, today, sql`${matterDates.day} <= ${today}`))

/** Running matters whose clients got no word for the chosen days, the longest first; the rule is `isQuiet`. */
export const listQuiet = async (
  db: Database,
  { id, role }: Reader,
  { now, limit }: About,
): Promise<Today['quiet']> => {
  const values = { id, now: now.toISOString() }
  const rows = await readPrepared(db, `${limit} quiet matters of ${role}`, values, ({ id, now }) => {
    const until = sql`${now}::timestamptz - ${matterProgress.quietDays} * interval '24 hours'`
    return db
      .select({ consultationId: consultations.id, clientName, lastWordAt, total })
      .from(matterProgress)
      .innerJoin(consultations, eq(consultations.id, matterProgress.consultationId))
      .where(
        and(
          eq(consultations.status, 'approved'),
          isWorkOf({ id, role }),
          gt(matterProgress.quietDays, 0),
          sql`${matterProgress.lastContactAt} <= ${until}`,
          sql`${lastWordAt} <= ${until}`,
        ),
      )
      .orderBy(asc(lastWordAt), asc(consultations.id))
      .limit(inText(limit))
  })
  return { entries: rows, total: rows[0]?.total ?? 0 }
}
