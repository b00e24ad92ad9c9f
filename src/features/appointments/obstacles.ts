import type { Days } from '#firm-time/calendar.ts'
import { clockInRiyadh, instantInRiyadh } from '#firm-time/riyadh.ts'
import { type Away, isAway } from './absences.ts'
import type { BookingRules } from './booking-rules.ts'
import { hoursOn } from './free-times.ts'
import type { Obstacle } from './values.ts'

export type Closing = {
  rules: Pick<BookingRules, 'week' | 'ramadanWeek'>
  daysOff: readonly Days[]
  absences: readonly Away[]
}

/** The reason why no appointment is offered at this time. Does not check other appointments. */
export const obstacleAt = (
  startsAt: string,
  minutes: number,
  { rules, daysOff, absences }: Closing,
): Obstacle | undefined => {
  if (isAway(startsAt, minutes, absences)) return 'lawyer_absent'
  if (isInDays(startsAt, minutes, daysOff)) return 'office_holiday'
  return isInHours(startsAt, minutes, rules) ? undefined : 'outside_hours'
}

export const isInDays = (startsAt: string, minutes: number, days: readonly Days[]): boolean =>
  isAway(
    startsAt,
    minutes,
    days.map((span) => ({ ...span, from: null, to: null })),
  )

export const isInHours = (startsAt: string, minutes: number, rules: Closing['rules']): boolean => {
  const day = clockInRiyadh(new Date(startsAt)).toISOString().slice(0, 10)
  const start = Date.parse(startsAt)
  return hoursOn(day, rules, []).some(
    ({ from, to }) =>
      instantInRiyadh(day, from).getTime() <= start &&
      start + minutes * 60_000 <= instantInRiyadh(day, to).getTime(),
  )
}
