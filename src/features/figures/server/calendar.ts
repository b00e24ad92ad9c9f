import { hoursOfWorkingDays, promisedBy } from '#features/consultations/promise.ts'
import {
  closesAt,
  instantInRiyadh,
  isWorkingDay,
  opensAt,
  todayInRiyadh,
  weekdayOf,
} from '#features/consultations/working-hours.ts'
import { monthOf } from '../months.ts'

/**
 * A day in Riyadh as the promise counts it, for a database to look up: `promise.ts` is asked once a day instead of once
 * a request, and stays the one place that knows working days.
 */
export type CalendarDay = {
  day: string
  month: string
  starts: string
  opens: string
  closes: string
  /** When a request of before, while and after the office is open is due; the second counted from the request. */
  due_early: string
  due_after_seconds: number
  due_late: string
  /** Hours of working days from the first day to the start of this one, and whether the hours of this one count. */
  worked: number
  is_worked: boolean
}

const aDay = 24 * 60 * 60 * 1000
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const calendarDay = (day: string, origin: Date): CalendarDay => {
  const isWorked = isWorkingDay(weekdayOf(day))
  const starts = instantInRiyadh(day, '00:00')
  const opens = instantInRiyadh(day, clock(opensAt))
  // On a day off the office closes as it opens.
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

/** Every day in Riyadh from one day to the day of an instant. */
export const calendarOf = (from: string, until: Date): CalendarDay[] => {
  const origin = instantInRiyadh(from, '00:00')
  const days: CalendarDay[] = []
  for (let at = origin.getTime(); at <= until.getTime(); at += aDay)
    days.push(calendarDay(todayInRiyadh(new Date(at)), origin))
  return days
}
