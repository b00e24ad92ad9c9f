import { asc, isNull } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { defaultCalendar, type FirmCalendar } from '#firm-time/calendar.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { sharedRead } from '#http/shared-reads.ts'
import { daysOff, ramadansIn } from '../holidays.ts'
import { appointmentHours, holidays } from './table.ts'

/** Figures cover up to sixty months; times are not proposed further ahead. */
const years = { before: 6, after: 2 }

export const listHolidays = (db: Database) => db.select().from(holidays).orderBy(asc(holidays.firstDay))

/** The calendar of the firm: its hours, Ramadan and days off of six years before and two after this one. */
export const findCalendar = (db: Database): Promise<FirmCalendar> =>
  sharedRead('calendar', () => readCalendar(db))

const readCalendar = async (db: Database): Promise<FirmCalendar> => {
  const year = Number(todayInRiyadh(new Date()).slice(0, 4))
  const range = { from: `${year - years.before}-01-01`, to: `${year + years.after}-12-31` }
  const [row] = await db
    .select({ rules: appointmentHours.rules })
    .from(appointmentHours)
    .where(isNull(appointmentHours.userId))
  // The specified week, also in Ramadan, until the firm saves its hours.
  const { week, ramadanWeek } = row?.rules ?? defaultCalendar
  const decided = await listHolidays(db)
  return {
    week: week ?? defaultCalendar.week,
    ramadanWeek,
    ramadans: ramadansIn(decided, range),
    daysOff: daysOff(decided, range).map(({ firstDay, lastDay }) => ({ firstDay, lastDay })),
  }
}
