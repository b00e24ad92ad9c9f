import type { FirmCalendar } from './calendar.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from './riyadh.ts'
import { nextWorkingDay, officeDay, sessionsOn } from './working-hours.ts'

/** Whether the office is open, and the next change; undefined if it never opens again. */
export const officeAt = (now: Date, calendar: FirmCalendar): { isOpen: boolean; changesAt?: Date } => {
  const today = todayInRiyadh(now)
  for (const { opens, closes } of sessionsAround(today, calendar)) {
    if (now < opens) return { isOpen: false, changesAt: opens }
    if (now < closes) return { isOpen: true, changesAt: closes }
  }
  const next = nextWorkingDay(today, calendar)
  const opens = next && officeDay(next, calendar)?.opens
  return opens ? { isOpen: false, changesAt: opens } : { isOpen: false }
}

/** The next change of the date or of the opening state. */
export const nextMoment = (now: Date, calendar: FirmCalendar): Date => {
  const midnight = instantInRiyadh(todayInRiyadh(now), '24:00')
  const { changesAt } = officeAt(now, calendar)
  return changesAt && changesAt < midnight ? changesAt : midnight
}

/**
 * The last change of the date or of the opening state. Everything a page shows about them has been valid
 * since then.
 */
export const lastMoment = (now: Date, calendar: FirmCalendar): Date => {
  const today = todayInRiyadh(now)
  const changes = sessionsAround(today, calendar).flatMap(({ opens, closes }) => [opens, closes])
  const past = [instantInRiyadh(today, '00:00'), ...changes].filter((at) => at <= now)
  return past.reduce((last, at) => (at > last ? at : last))
}

/** The sessions of a day, after those of the day before it, which may end on this day. */
const sessionsAround = (date: string, calendar: FirmCalendar) =>
  [addDays(date, -1), date].flatMap((day) => sessionsOn(day, calendar))
