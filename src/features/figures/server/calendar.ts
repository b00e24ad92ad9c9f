import type { FirmCalendar } from '#firm-time/calendar.ts'
import { promisedBy } from '#firm-time/promise.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { nextWorkingDay, officeDay } from '#firm-time/working-hours.ts'
import { monthOf } from '../months.ts'

/**
 * A day in Riyadh with its deadlines, for lookups in SQL. It calls `promise.ts` once per day instead of once
 * per request, so that the rules for working days stay in one place.
 */
export type CalendarDay = {
  day: string
  month: string
  starts: string
  opens: string
  closes: string
  /**
   * The deadlines of requests before, during and after office hours; that of a request during office hours is
   * relative to it, and within the hours of the next working day.
   */
  due_early: string
  due_after_seconds: number
  due_first: string
  due_late: string
  /** Working-day hours from the first day to the start of this one, and whether this day's hours count. */
  worked: number
  is_worked: boolean
}

const calendarDay = (day: string, worked: number, calendar: FirmCalendar): CalendarDay => {
  const starts = instantInRiyadh(day, '00:00')
  const office = officeDay(day, calendar)
  const next = nextWorkingDay(day, calendar) ?? addDays(day, 1)
  // On a day off, every request comes after office hours.
  const { opens, closes } = office ?? { opens: starts, closes: starts }
  return {
    day,
    month: monthOf(day),
    starts: starts.toISOString(),
    opens: opens.toISOString(),
    closes: closes.toISOString(),
    due_early: promisedBy(starts, calendar).toISOString(),
    due_after_seconds: (Date.parse(next) - Date.parse(day)) / 1000,
    due_first: (officeDay(next, calendar)?.opens ?? starts).toISOString(),
    due_late: promisedBy(closes, calendar).toISOString(),
    worked,
    is_worked: office !== undefined,
  }
}

/** All days in Riyadh from one day to the day of an instant. */
export const calendarOf = (from: string, until: Date, calendar: FirmCalendar): CalendarDay[] => {
  const days: CalendarDay[] = []
  let worked = 0
  for (let day = from; day <= todayInRiyadh(until); day = addDays(day, 1)) {
    const row = calendarDay(day, worked, calendar)
    days.push(row)
    if (row.is_worked) worked += 24
  }
  return days
}
