import { type FirmCalendar, hoursOn, isWorkingDay } from './calendar.ts'
import { addDays, instantInRiyadh } from './riyadh.ts'

/** The office may be closed for at most this long; a week without hours would otherwise never end. */
const maxDaysClosed = 400

/** The opening and closing of a working day; a break between two spans counts as open. */
export const officeDay = (
  date: string,
  calendar: FirmCalendar,
): { opens: Date; closes: Date } | undefined => {
  const spans = hoursOn(date, calendar)
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last && { opens: instantInRiyadh(date, first.from), closes: instantInRiyadh(date, last.to) }
}

/** The next working day after this one. Undefined if the firm's week has none. */
export const nextWorkingDay = (date: string, calendar: FirmCalendar): string | undefined => {
  for (let after = 1; after <= maxDaysClosed; after += 1) {
    const next = addDays(date, after)
    if (isWorkingDay(next, calendar)) return next
  }
  return undefined
}
