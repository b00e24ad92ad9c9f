import { asc, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { conflictChecks } from '#features/conflicts/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations, received } from '#features/consultations/server/table.ts'
import type { Origin } from '#features/consultations/values.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { FirmCalendar } from '#firm-time/calendar.ts'
import { promiseSteps } from '#firm-time/promise.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { addMonths, firstDayOf, monthOf } from '../months.ts'
import { type Age, ages, type Outcome, type RejectionReason } from '../values.ts'

/** Both months are included. */
export type Range = { from: string; to: string }
/** The counted requests: those that the user may list (decision 33), in their state at an instant. */
export type Counted = { reader: Reader; range: Range; now: Date }

const startOf = (month: string): string => instantInRiyadh(firstDayOf(month), '00:00').toISOString()

export const isOfRange = (instant: SQL, { from, to }: Range): SQL =>
  sql`${instant} >= ${startOf(from)} and ${instant} < ${startOf(addMonths(to, 1))}`

export const isCounted = ({ reader, range }: Counted): SQL =>
  sql`${isOfRange(received, range)} and ${mayListConsultation(reader)}`

/** The same clock as in `riyadh.ts`; a named time zone would take five times as long. */
const inRiyadh = (instant: SQL): SQL => sql`(${instant} at time zone interval '3 hours')`

/** The start of the month in Riyadh, for grouping; its name is computed once per group. */
const monthStart = (instant: SQL): SQL => sql`date_trunc('month', ${inRiyadh(instant)})`
const monthName = (start: SQL): SQL => sql`to_char(${start}, 'YYYY-MM')`
const number = (expression: SQL): SQL => sql`(${expression})::int`

/** The month of the first request that the user may list. */
export const findEarliestMonth = async (db: Database, reader: Reader): Promise<string | null> => {
  const [row] = await db
    .select({ at: received })
    .from(consultations)
    .where(mayListConsultation(reader))
    .orderBy(asc(received))
    .limit(1)
  return row ? monthOf(todayInRiyadh(new Date(row.at))) : null
}

export const countByMonthAndService = async (db: Database, counted: Counted) => {
  const { rows } = await db.execute<{ month: string; service: ServiceArea; count: number }>(sql`
    select ${monthName(sql`start`)} as month, service, count from (
      select ${monthStart(received)} as start, ${consultations.service} as service,
        ${number(sql`count(*)`)} as count
      from ${consultations} where ${isCounted(counted)} group by 1, 2
    ) as counts`)
  return rows
}

/** Parts of days as rows, to look up the parts of a request and of its answer. */
const calendarRows = (days: SQL): SQL => sql`jsonb_to_recordset(${days}::jsonb) as each(day date, month text,
  starts timestamptz, ends timestamptz, due timestamptz, due_after_seconds float8, worked float8, is_worked boolean)`

const isIn = (part: SQL, instant: SQL): SQL =>
  sql`${part}.day = ${inRiyadh(instant)}::date and ${instant} >= ${part}.starts and ${instant} < ${part}.ends`

/** Working-day hours from the first day of the calendar to an instant. */
const workedUntil = (day: SQL, instant: SQL): SQL =>
  sql`(${day}.worked + case when ${day}.is_worked then extract(epoch from ${instant} - ${day}.starts)::float8 / 3600 else 0 end)`

export type AnswerTimes = {
  /** Null means the whole range. */
  month: string | null
  received: number
  answered: number
  median: number | null
  ninety: number | null
  inTime: number
  late: number
}

/** Times of first answers and the number within the deadline, by month and over the range. */
export const listAnswerTimes = async (db: Database, counted: Counted): Promise<AnswerTimes[]> => {
  const { range, now } = counted
  const days = JSON.stringify(calendarOf(firstDayOf(range.from), now, await findCalendar(db)))
  const came = received
  const answer = sql`${consultations.firstAnswerAt}`
  const { rows } = await db.execute<
    Omit<AnswerTimes, 'median' | 'ninety'> & { within: [number | null, number | null] | null }
  >(sql`
    with days as materialized (select * from ${calendarRows(sql`${days}`)}),
    received as (
      select came.month, ${answer} as answer, ${consultations.status} = 'pending' as is_pending,
        coalesce(came.due, ${came} + came.due_after_seconds * interval '1 second') as due,
        coalesce(nullif(${workedUntil(sql`answered`, answer)} - ${workedUntil(sql`came`, came)}, 0),
          extract(epoch from ${answer} - ${came})::float8 / 3600) as hours
      from ${consultations}
      join days came on ${isIn(sql`came`, came)}
      left join days answered on ${isIn(sql`answered`, answer)}
      where ${isCounted(counted)}
    )
    select month, ${number(sql`count(*)`)} as received, ${number(sql`count(answer)`)} as answered,
      percentile_cont(array[0.5, 0.9]) within group (order by hours) as within,
      ${number(sql`count(*) filter (where answer <= due)`)} as "inTime",
      ${number(sql`count(*) filter (where answer > due or (answer is null and is_pending and due < ${now.toISOString()}))`)} as late
    from received group by grouping sets ((month), ())`)
  return rows.map(({ within, ...row }) => ({
    ...row,
    median: within?.[0] ?? null,
    ninety: within?.[1] ?? null,
  }))
}

/** A rejected request whose latest conflict check has the result «refused». */
const isRefusedForConflict = sql`(select ${conflictChecks.result} from ${conflictChecks}
  where ${conflictChecks.consultationId} = ${consultations.id}
  order by ${conflictChecks.id} desc limit 1) = 'refused'`

const outcome = sql`case
  when ${consultations.status} = 'rejected' and ${consultations.withdrawnAt} is not null then 'withdrawn'
  when ${consultations.status} <> 'pending' then ${consultations.status}::text
  when ${consultations.firstAnswerAt} is null then 'waiting'
  else 'answered' end`

const reason = sql`case
  when ${outcome} <> 'rejected' then null
  when ${isRefusedForConflict} then 'conflict'
  when ${consultations.rejectionNote} <> '' then 'told'
  else 'none' end`

/** The reason is set only for rejected requests. */
export const countByOutcome = async (db: Database, counted: Counted) => {
  const { rows } = await db.execute<{ outcome: Outcome; reason: RejectionReason | null; count: number }>(sql`
    select ${outcome} as outcome, ${reason} as reason, ${number(sql`count(*)`)} as count
    from ${consultations} where ${isCounted(counted)} group by 1, 2`)
  return rows
}

/** By origin, and by how the person heard of the firm. */
export const countByOrigin = async (db: Database, counted: Counted) => {
  const { rows } = await db.execute<{ origin: Origin; heardThrough: string | null; count: number }>(sql`
    select ${consultations.origin} as origin, ${consultations.heardThrough} as "heardThrough", ${number(sql`count(*)`)} as count
    from ${consultations} where ${isCounted(counted)} group by 1, 2`)
  return rows
}

type Load = { userId: number | null; name: string | null; age: Age; count: number }

/** Open requests by assignee and age. */
export const countOpenByHandler = async (
  db: Database,
  { reader, now }: Pick<Counted, 'reader' | 'now'>,
): Promise<Load[]> => {
  const days = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${received}) / 86400`
  const age = sql.join(
    [
      sql`case`,
      ...ages.map(({ age, to }) => (to ? sql`when ${days} < ${to} then ${age}` : sql`else ${age}`)),
      sql`end`,
    ],
    sql` `,
  )
  const open = sql.join(
    openStatuses.map((status) => sql`${status}`),
    sql`, `,
  )
  const { rows } = await db.execute<Load>(sql`
    select "userId", ${fullName(users)} as name, age, count from (
      select ${consultations.assignedToId} as "userId", (${age})::text as age, ${number(sql`count(*)`)} as count
      from ${consultations}
      where ${consultations.status} in (${open}) and ${mayListConsultation(reader)} group by 1, 2
    ) as load left join ${users} on ${users.id} = "userId"`)
  return rows
}

/**
 * A part of a day in Riyadh with its promise, for lookups in SQL. It calls `promise.ts` once per day instead of once per
 * request, so that the rules for working days stay in one place.
 */
type CalendarPart = {
  day: string
  month: string
  starts: string
  ends: string
  /** The deadline of requests of this part; null if it is so many seconds after the request. */
  due: string | null
  due_after_seconds: number
  /** Working-day hours from the first day to the start of this part, and whether its hours count. */
  worked: number
  is_worked: boolean
}

const hour = 3_600_000

/** All parts of the days in Riyadh from one day to the day of an instant. */
const calendarOf = (from: string, until: Date, calendar: FirmCalendar): CalendarPart[] => {
  const parts: CalendarPart[] = []
  let worked = 0
  for (let day = from; day <= todayInRiyadh(until); day = addDays(day, 1)) {
    const steps = promiseSteps(day, calendar)
    const midnight = instantInRiyadh(day, '24:00').getTime()
    for (const [at, { from: starts, due, isWorked }] of steps.entries()) {
      const ends = steps[at + 1]?.from ?? midnight
      parts.push({
        day,
        month: monthOf(day),
        starts: new Date(starts).toISOString(),
        ends: new Date(ends).toISOString(),
        due: typeof due === 'number' ? new Date(due).toISOString() : null,
        due_after_seconds: typeof due === 'number' ? 0 : due.after / 1000,
        worked,
        is_worked: isWorked,
      })
      if (isWorked) worked += (ends - starts) / hour
    }
  }
  return parts
}

/**
 * New and lost subscribers of the newsletter, by month. Computed from the consents, because a subscriber has
 * no end date. A repeated consent counts once. A consent that ended without a withdrawal, for example by an
 * erasure, counts as ended when that was detected.
 */
export const countSubscribersByMonth = async (db: Database, { from, to }: Range) => {
  const { rows } = await db.execute<{ month: string; joined: number; left: number }>(sql`
    with steps as (
      select ${consents.isGiven} as is_given, ${consents.createdAt} as at, ${consents.endedAt} as ended_at,
        lag(${consents.isGiven}) over address as before, lead(${consents.id}) over address as next
      from ${consents} where ${consents.purpose} = 'newsletter'
      window address as (partition by lower(${consents.email}) collate "C" order by ${consents.id})
    ), moves as (
      select at, 1 as joined, 0 as "left" from steps where is_given and before is not true
      union all select at, 0, 1 from steps where not is_given and before
      union all select ended_at, 0, 1 from steps where is_given and next is null and ended_at is not null
    )
    select ${monthName(sql`start`)} as month, joined, "left" from (
      select ${monthStart(sql`at`)} as start, sum(joined)::int as joined, sum("left")::int as "left" from moves group by 1
    ) as counts where ${monthName(sql`start`)} between ${from} and ${to}`)
  return rows
}

export const countSubscribersNow = (db: Database): Promise<number> =>
  db.$count(
    newsletterSubscribers,
    sql`${newsletterSubscribers.isActive} and ${newsletterSubscribers.confirmedAt} is not null`,
  )
