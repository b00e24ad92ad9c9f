import type { Days } from '#firm-time/calendar.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { sessionsOn } from '#firm-time/working-hours.ts'
import { type Away, isAway } from './absences.ts'
import type { BookingRules } from './booking-rules.ts'
import type { Occasions } from './free-times.ts'
import type { Obstacle } from './values.ts'

export type Closing = {
  rules: Pick<BookingRules, 'week' | 'ramadanWeek'>
  occasions: Occasions
  absences: readonly Away[]
}

/** The reason why no appointment is offered at this time. Does not check other appointments. */
export const obstacleAt = (
  startsAt: string,
  minutes: number,
  { rules, occasions, absences }: Closing,
): Obstacle | undefined => {
  if (isAway(startsAt, minutes, absences)) return 'lawyer_absent'
  if (isInDays(startsAt, minutes, occasions.daysOff)) return 'office_holiday'
  return isInHours(startsAt, minutes, rules, occasions) ? undefined : 'outside_hours'
}

export const isInDays = (startsAt: string, minutes: number, days: readonly Days[]): boolean =>
  isAway(
    startsAt,
    minutes,
    days.map((span) => ({ ...span, from: null, to: null })),
  )

/** Whether one session covers the appointment. Days off do not count. */
export const isInHours = (
  startsAt: string,
  minutes: number,
  rules: Closing['rules'],
  { ramadans }: Pick<Occasions, 'ramadans'>,
): boolean => {
  const start = new Date(startsAt)
  const end = new Date(start.getTime() + minutes * 60_000)
  const day = todayInRiyadh(start)
  return [addDays(day, -1), day]
    .flatMap((date) => sessionsOn(date, { ...rules, ramadans, daysOff: [] }))
    .some(({ opens, closes }) => opens <= start && end <= closes)
}
