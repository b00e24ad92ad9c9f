import type { FirmCalendar } from '#firm-time/calendar.ts'
import { promiseSteps } from '#firm-time/promise.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { monthOf } from '../months.ts'

/**
 * A part of a day in Riyadh with its promise, for lookups in SQL. It calls `promise.ts` once per day instead of once per
 * request, so that the rules for working days stay in one place.
 */
export type CalendarPart = {
  day: string
  month: string
  starts: string
  ends: string
  /** The deadline of requests of this part; null if it is so many seconds after the request. */
  due: string | null
  due_after_seconds: number
  /** Working-day hours from the first day to the start of this part, and whether its hours count. */
  worked: number
  is_worked: boolean
}

const hour = 3_600_000

/** All parts of the days in Riyadh from one day to the day of an instant. */
export const calendarOf = (from: string, until: Date, calendar: FirmCalendar): CalendarPart[] => {
  const parts: CalendarPart[] = []
  let worked = 0
  for (let day = from; day <= todayInRiyadh(until); day = addDays(day, 1)) {
    const steps = promiseSteps(day, calendar)
    const midnight = instantInRiyadh(day, '24:00').getTime()
    for (const [at, { from: starts, due, isWorked }] of steps.entries()) {
      const ends = steps[at + 1]?.from ?? midnight
      parts.push({
        day,
        month: monthOf(day),
        starts: new Date(starts).toISOString(),
        ends: new Date(ends).toISOString(),
        due: typeof due === 'number' ? new Date(due).toISOString() : null,
        due_after_seconds: typeof due === 'number' ? 0 : due.after / 1000,
        worked,
        is_worked: isWorked,
      })
      if (isWorked) worked += (ends - starts) / hour
    }
  }
  return parts
}
