import { and, asc, eq, gt, gte, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow, refuseStale, updateVersioned } from '#db/rows.ts'
import { daysOff, ramadansIn } from '#features/office-hours/holidays.ts'
import { listHolidays } from '#features/office-hours/server/repository.ts'
import { appointmentHours, holidays } from '#features/office-hours/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import type { AbsenceInput } from '../absence-schema.ts'
import { type BookingRules, defaultRules, type LawyerHours } from '../booking-rules.ts'
import { type Closing, freeTimes, type Occasions, rulesOf } from '../free-times.ts'
import type { HolidayInput } from '../holiday-schema.ts'
import type { HoursOfLawyer, OfficeHours } from '../schema.ts'
import type { ClosedTimes } from './closed-times.ts'
import { absences, appointments } from './table.ts'

/** Times are not proposed or booked further ahead in practice. */
export const maxDaysAhead = 2 * 366

const isOf = (userId: number | null): SQL | undefined =>
  userId === null ? isNull(appointmentHours.userId) : eq(appointmentHours.userId, userId)

const noHours: LawyerHours = { week: null, ramadanWeek: null }

/** The hours of the firm and of one lawyer. Defaults apply to values that were never saved. */
export const findHours = async (
  db: Database,
  userId: number | null,
): Promise<Omit<OfficeHours, keyof ClosedTimes>> => {
  const rows = await db
    .select()
    .from(appointmentHours)
    .where(userId === null ? isOf(null) : or(isOf(null), isOf(userId)))
  const firm = rows.find((row) => row.userId === null)
  const own = rows.find((row) => row.userId !== null)
  return {
    firm: (firm?.rules as BookingRules | undefined) ?? defaultRules,
    firmUpdatedAt: firm?.updatedAt ?? null,
    own: (own?.rules as LawyerHours | undefined) ?? noHours,
    ownUpdatedAt: own?.updatedAt ?? null,
  }
}

/** The hours of all lawyers who have their own. */
export const listOwnHours = async (db: Database): Promise<HoursOfLawyer[]> => {
  const rows = await db.select().from(appointmentHours).where(isNotNull(appointmentHours.userId))
  return rows.flatMap(({ userId, rules }) =>
    userId === null ? [] : { ...(rules as LawyerHours), lawyerId: userId },
  )
}

/** The rules that apply to a lawyer. */
export const findRules = async (db: Database, lawyerId: number | null): Promise<BookingRules> => {
  const { firm, own } = await findHours(db, lawyerId)
  return rulesOf(firm, own)
}

/** Throws `StaleError` if the hours were saved since the editor read them. Call it inside a transaction. */
export const saveHours = async (
  db: Database,
  userId: number | null,
  rules: BookingRules | LawyerHours,
  seen: string | undefined,
): Promise<void> => {
  await db.insert(appointmentHours).values({ userId, rules }).onConflictDoNothing()
  const [row] = await db.select().from(appointmentHours).where(isOf(userId)).for('update')
  if (!row) throw new Error('insert returned no row')
  await refuseStale(db, appointmentHours, row.id, seen)
  await updateVersioned(db, appointmentHours, row.id, { rules })
}

/** A public holiday is found by its key, and its first change creates it. Returns its id. */
export const saveHoliday = async (
  db: Database,
  id: number | undefined,
  { updatedAt, ...values }: HolidayInput,
): Promise<number | undefined> => {
  if (id !== undefined)
    return (await updateVersioned(db, holidays, id, { ...values, updatedAt })) ? id : undefined
  const created = await db
    .insert(holidays)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: holidays.id })
  if (created.length > 0 || values.key === null) return insertedRow(created).id
  const [known] = await db.select({ id: holidays.id }).from(holidays).where(eq(holidays.key, values.key))
  if (!known) return undefined
  await updateVersioned(db, holidays, known.id, { ...values, updatedAt })
  return known.id
}

export const deleteHoliday = async (db: Database, id: number): Promise<boolean> =>
  (await db.delete(holidays).where(eq(holidays.id, id)).returning({ id: holidays.id })).length > 0

/** Days off and Ramadan. Hours after midnight belong to the day before, so the range begins a day early. */
export const findOccasions = async (
  db: Database,
  range: { from: string; to: string },
): Promise<Occasions> => {
  const decided = await listHolidays(db)
  return { daysOff: daysOff(decided, range), ramadans: ramadansIn(decided, range) }
}

type Wanted = {
  lawyerId: number
  from: string
  to: string
  now: Date
  /** Ignore this appointment, because it does not conflict with its own new time. */
  except?: number | undefined
  /** Duration, if it differs from the firm's default. */
  minutes?: number | undefined
}

/** The free times of a lawyer between two days, both included. */
export const listFreeTimes = async (
  db: Database,
  { lawyerId, from, to, now, except, minutes }: Wanted,
): Promise<Date[]> => {
  const rules = await findRules(db, lawyerId)
  const taken = await db
    .select({ startsAt: appointments.startsAt, heldUntil: appointments.heldUntil })
    .from(appointments)
    .where(
      and(
        eq(appointments.lawyerId, lawyerId),
        eq(appointments.state, 'confirmed'),
        gt(appointments.heldUntil, now.toISOString()),
        except === undefined ? undefined : ne(appointments.id, except),
      ),
    )
  return freeTimes({
    rules: { ...rules, minutes: minutes ?? rules.minutes },
    occasions: await findOccasions(db, { from: addDays(from, -1), to }),
    absences: await listAbsences(db, { lawyerId, from, to }),
    taken: taken.flatMap(({ startsAt, heldUntil }) => (startsAt && heldUntil ? { startsAt, heldUntil } : [])),
    from,
    to,
    now,
  })
}

/** The rules, holidays and absences that apply to a lawyer from today on. */
export const findClosing = async (db: Database, lawyerId: number, now: Date): Promise<Closing> => {
  const rules = await findRules(db, lawyerId)
  const from = todayInRiyadh(now)
  return {
    rules,
    occasions: await findOccasions(db, { from: addDays(from, -1), to: addDays(from, maxDaysAhead) }),
    absences: await listAbsences(db, { lawyerId, from }),
  }
}

/** The range of days that clients can see at a time. */
export const choiceOf = (today: string, { furthestDays }: Pick<BookingRules, 'furthestDays'>) => ({
  from: today,
  to: addDays(today, furthestDays),
})

type WantedAbsences = {
  /** Days in Riyadh, both included. */
  from?: string
  to?: string | undefined
  /** All lawyers if omitted. */
  lawyerId?: number | undefined
  id?: number
}

/** Absences that overlap these days, in order. */
export const listAbsences = (db: Database, { from, to, lawyerId, id }: WantedAbsences) =>
  db
    .select({
      id: absences.id,
      lawyerId: absences.userId,
      lawyerName: fullName(users),
      firstDay: absences.firstDay,
      lastDay: absences.lastDay,
      from: absences.fromTime,
      to: absences.toTime,
      note: absences.note,
      updatedAt: absences.updatedAt,
    })
    .from(absences)
    .innerJoin(users, eq(users.id, absences.userId))
    .where(
      and(
        from === undefined ? undefined : gte(absences.lastDay, from),
        to === undefined ? undefined : lte(absences.firstDay, to),
        lawyerId === undefined ? undefined : eq(absences.userId, lawyerId),
        id === undefined ? undefined : eq(absences.id, id),
      ),
    )
    .orderBy(asc(absences.firstDay), asc(absences.id))
export type KnownAbsence = Awaited<ReturnType<typeof listAbsences>>[number]

type Values = Omit<AbsenceInput, 'lawyerId' | 'successorId' | 'updatedAt'>

const columnsOf = ({ from, to, ...values }: Values) => ({ ...values, fromTime: from, toTime: to })

export const createAbsence = async (db: Database, userId: number, values: Values): Promise<number> =>
  insertedRow(
    await db
      .insert(absences)
      .values({ userId, ...columnsOf(values) })
      .returning({ id: absences.id }),
  ).id

/** Throws `StaleError` if the absence was saved since the editor read it. */
export const updateAbsence = async (
  db: Database,
  id: number,
  { updatedAt, ...values }: Values & { updatedAt: string | undefined },
): Promise<boolean> => updateVersioned(db, absences, id, { ...columnsOf(values), updatedAt })

export const deleteAbsence = async (db: Database, id: number): Promise<void> => {
  await db.delete(absences).where(eq(absences.id, id))
}
