import { hoursOfWorkingDays, promisedBy } from '#firm-time/promise.ts'
import {
  closesAt,
  instantInRiyadh,
  isWorkingDay,
  opensAt,
  todayInRiyadh,
  weekdayOf,
} from '#firm-time/working-hours.ts'
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
   * The deadlines of requests before, during and after office hours; the second one is relative to the
   * request.
   */
  due_early: string
  due_after_seconds: number
  due_late: string
  /** Working-day hours from the first day to the start of this one, and whether this day's hours count. */
  worked: number
  is_worked: boolean
}

const aDay = 24 * 60 * 60 * 1000
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const calendarDay = (day: string, origin: Date): CalendarDay => {
  const isWorked = isWorkingDay(weekdayOf(day))
  const starts = instantInRiyadh(day, '00:00')
  const opens = instantInRiyadh(day, clock(opensAt))
  // On a day off the closing time equals the opening time.
  const closes = isWorked ? instantInRiyadh(day, clock(closesAt)) : opens
  return {
    day,
    month: monthOf(day),
    starts: starts.toISOString(),
    opens: opens.toISOString(),
    closes: closes.toISOString(),
    due_early: promisedBy(starts).toISOString(),
    due_after_seconds: (promisedBy(opens).getTime() - opens.getTime()) / 1000,
    due_late: promisedBy(closes).toISOString(),
    worked: hoursOfWorkingDays(origin, starts),
    is_worked: isWorked,
  }
}

/** All days in Riyadh from one day to the day of an instant. */
export const calendarOf = (from: string, until: Date): CalendarDay[] => {
  const origin = instantInRiyadh(from, '00:00')
  const days: CalendarDay[] = []
  for (let at = origin.getTime(); at <= until.getTime(); at += aDay)
    days.push(calendarDay(todayInRiyadh(new Date(at)), origin))
  return days
}
