import { type Days, type FirmCalendar, openHoursOn, type Span } from '#firm-time/calendar.ts'
import { addDays, clockInRiyadh, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { sessionsOn } from '#firm-time/working-hours.ts'
import { type Away, isAway, withoutAbsences } from './absences.ts'
import type { BookingRules, LawyerHours } from './booking-rules.ts'
import type { Obstacle } from './values.ts'

const minute = 60 * 1000
const hour = 60 * minute

/** A booked time of the lawyer, including the free buffer after it. */
type Taken = { startsAt: string; heldUntil: string }

/** An appointment may be longer than the firm's default. */
type Rules = Omit<BookingRules, 'minutes'> & { minutes: number }

export type Occasions = Pick<FirmCalendar, 'daysOff' | 'ramadans'>

type Wanted = {
  rules: Rules
  /** Days off, and the days of Ramadan. */
  occasions: Occasions
  /** The lawyer's absences. */
  absences: readonly Away[]
  taken: readonly Taken[]
  /** Days in Riyadh, both included. */
  from: string
  to: string
  now: Date
}

/**
 * The times from which a client may choose, in order. Working hours are in Riyadh time, which has no daylight
 * saving.
 */
export const freeTimes = ({ rules, occasions, absences, taken, from, to, now }: Wanted): Date[] => {
  const earliest = now.getTime() + rules.noticeHours * hour
  const lastDay = lesser(to, addDays(todayInRiyadh(now), rules.furthestDays))
  const held = taken.map(({ startsAt, heldUntil }) => [Date.parse(startsAt), Date.parse(heldUntil)] as const)
  const isFree = (start: number): boolean => {
    const end = start + (rules.minutes + rules.buffer) * minute
    return start >= earliest && !held.some(([takenFrom, takenTo]) => start < takenTo && takenFrom < end)
  }
  const found: Date[] = []
  for (let date = greater(from, todayInRiyadh(now)); date <= lastDay; date = addDays(date, 1))
    for (const start of startsOn(date, rules, occasions, absences))
      if (isFree(start)) found.push(new Date(start))
  return found
}

const lesser = (a: string, b: string): string => (a < b ? a : b)
const greater = (a: string, b: string): string => (a > b ? a : b)

const startsOn = (date: string, rules: Rules, occasions: Occasions, absences: readonly Away[]): number[] =>
  withoutAbsences(date, openHoursOn(date, { ...rules, ...occasions }), absences).flatMap((span) =>
    startsIn(date, span, rules.minutes),
  )

/** Full and half hours; for short appointments also quarters. */
const startsIn = (date: string, { from, to }: Span, minutes: number): number[] => {
  const step = minutes % 30 === 0 ? 30 : 15
  const midnight = instantInRiyadh(date, '00:00').getTime()
  const starts: number[] = []
  for (let at = Math.ceil(minutesOf(from) / step) * step; at + minutes <= minutesOf(to); at += step)
    starts.push(midnight + at * minute)
  return starts
}

/** Minutes since midnight, from a clock time such as `09:30`. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether the client may still move it: only before the firm's minimum notice. */
export const isInTime = (
  startsAt: string,
  { noticeHours }: Pick<BookingRules, 'noticeHours'>,
  now: Date,
): boolean => Date.parse(startsAt) - now.getTime() >= noticeHours * hour

/** The requested time as an instant. For a day without a time, the first free time of that day. */
export const wishedTime = (
  { preferredDate, preferredTime }: { preferredDate: string | null; preferredTime: string | null },
  free: readonly Date[],
  now: Date,
): Date | undefined => {
  if (preferredDate === null) return undefined
  if (preferredTime === null)
    return free.find((time) => clockInRiyadh(time).toISOString().startsWith(preferredDate))
  const wished = instantInRiyadh(preferredDate, preferredTime)
  return wished > now ? wished : undefined
}

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

/** The firm's rules, overridden by the lawyer's own hours. */
export const rulesOf = (firm: BookingRules, own: LawyerHours | undefined): BookingRules => {
  if (!own?.week) return firm
  // Own hours without Ramadan hours also apply in Ramadan.
  return { ...firm, week: own.week, ramadanWeek: own.ramadanWeek }
}
