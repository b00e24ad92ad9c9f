import { type FirmCalendar, hoursOn } from './calendar.ts'
import { instantInRiyadh, todayInRiyadh } from './riyadh.ts'
import { nextWorkingDay, officeDay } from './working-hours.ts'

/** Whether the office is open, and the next change; undefined if it never opens again. */
export const officeAt = (now: Date, calendar: FirmCalendar): { isOpen: boolean; changesAt?: Date } => {
  const today = todayInRiyadh(now)
  for (const { from, to } of hoursOn(today, calendar)) {
    const [opens, closes] = [instantInRiyadh(today, from), instantInRiyadh(today, to)]
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
  const changes = hoursOn(today, calendar).flatMap(({ from, to }) => [from, to])
  const past = ['00:00', ...changes].map((time) => instantInRiyadh(today, time)).filter((at) => at <= now)
  return past.at(-1) ?? now
}
