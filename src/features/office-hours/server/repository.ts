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

type Content = { readonly contentVersion: number; readonly isListening: boolean }
type Known = { content: Content; version: string; calendar?: Promise<FirmCalendar> }

const known = new WeakMap<Database, Known>()

/** From now on, the calendar of this database is read again only after a change of the content. */
export const cacheCalendar = (db: Database, content: Content): void => {
  known.set(db, { content, version: '' })
}

/** The calendar of the firm: its hours, Ramadan and days off of six years before and two after this one. */
export const findCalendar = (db: Database): Promise<FirmCalendar> => {
  const year = Number(todayInRiyadh(new Date()).slice(0, 4))
  const cached = known.get(db)
  if (!cached?.content.isListening) return sharedRead('calendar', () => readCalendar(db, year))
  const version = `${year} ${cached.content.contentVersion}`
  if (cached.calendar !== undefined && cached.version === version) return cached.calendar
  const calendar = readCalendar(db, year)
  Object.assign(cached, { version, calendar })
  calendar.catch(() => Object.assign(cached, { version: '' }))
  return calendar
}

const readCalendar = async (db: Database, year: number): Promise<FirmCalendar> => {
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
