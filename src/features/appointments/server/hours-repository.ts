import { and, asc, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { refuseStale, updateVersioned } from '#db/versions.ts'
import { type BookingRules, type LawyerHours, rulesOf, usualRules } from '../booking-rules.ts'
import { freeTimes } from '../free-times.ts'
import { addDays } from '../hijri.ts'
import { daysOff, type HolidayInput } from '../holidays.ts'
import type { OfficeHours } from '../schema.ts'
import { listAbsences } from './absence-repository.ts'
import { appointmentHours, appointments, holidays } from './table.ts'

const isOf = (userId: number | null): SQL | undefined =>
  userId === null ? isNull(appointmentHours.userId) : eq(appointmentHours.userId, userId)

const noHours: LawyerHours = { week: null, ramadanWeek: null }

/** The firm's hours and those of one person; what was never saved is as usual. */
export const findHours = async (db: Database, userId: number | null): Promise<OfficeHours> => {
  const rows = await db
    .select()
    .from(appointmentHours)
    .where(userId === null ? isOf(null) : or(isOf(null), isOf(userId)))
  const firm = rows.find((row) => row.userId === null)
  const own = rows.find((row) => row.userId !== null)
  return {
    firm: (firm?.rules as BookingRules | undefined) ?? usualRules,
    firmUpdatedAt: firm?.updatedAt ?? null,
    own: (own?.rules as LawyerHours | undefined) ?? noHours,
    ownUpdatedAt: own?.updatedAt ?? null,
  }
}

/** The rules that hold for a lawyer. */
export const findRules = async (db: Database, lawyerId: number | null): Promise<BookingRules> => {
  const { firm, own } = await findHours(db, lawyerId)
  return rulesOf(firm, own)
}

/** Throws `StaleError` if somebody has saved since the editor read them. Call it inside a transaction. */
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

export const listHolidays = (db: Database) => db.select().from(holidays).orderBy(asc(holidays.firstDay))

/** One of the Kingdom is found by its key: its first change creates it. Returns its id. */
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

type Wanted = {
  lawyerId: number
  from: string
  to: string
  now: Date
  /** An appointment that is moved does not stand in its own way. */
  except?: number | undefined
  /** How long it takes, if not as long as the firm's rules say. */
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
  const decided = await listHolidays(db)
  return freeTimes({
    rules: { ...rules, minutes: minutes ?? rules.minutes },
    daysOff: daysOff(decided, { from, to }),
    absences: await listAbsences(db, { lawyerId, from, to }),
    taken: taken.flatMap(({ startsAt, heldUntil }) => (startsAt && heldUntil ? { startsAt, heldUntil } : [])),
    from,
    to,
    now,
  })
}

/** The days from which a client chooses at once. */
export const choiceOf = (today: string, { furthestDays }: Pick<BookingRules, 'furthestDays'>) => ({
  from: today,
  to: addDays(today, furthestDays),
})
