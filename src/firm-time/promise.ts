import { clockInRiyadh, closesAt, instantInRiyadh, isWorkingDay, officeAt, opensAt } from './working-hours.ts'

// The 24 hours of the promise count working days only: see docs/decisions/0014.

const hour = 60 * 60 * 1000
const day = 24 * hour

const dateOf = (clock: Date): string => clock.toISOString().slice(0, 10)
const twoDigits = (hours: number): string => String(hours).padStart(2, '0')
const opening = (date: string): Date => instantInRiyadh(date, `${twoDigits(opensAt)}:00`)
const closing = (date: string): Date => instantInRiyadh(date, `${twoDigits(closesAt)}:00`)

/** Days to the next working day, or back to the previous one. */
const daysTo = (clock: Date, step: 1 | -1): number => {
  let days = step as number
  while (!isWorkingDay((((clock.getUTCDay() + days) % 7) + 7) % 7)) days += step
  return days * day
}

/**
 * The deadline for an answer: one working day later, at the same time of day. For a consultation sent while
 * the office is closed, the end of the next working day.
 */
export const promisedBy = (createdAt: Date): Date => {
  const { isOpen, changesAt } = officeAt(createdAt)
  if (isOpen) return new Date(createdAt.getTime() + daysTo(clockInRiyadh(createdAt), 1))
  return closing(dateOf(clockInRiyadh(changesAt)))
}

/** The SQL form of `promisedBy(createdAt) < now`: consultations before this instant are overdue. */
export const overdueBefore = (now: Date): Date => {
  const clock = clockInRiyadh(now)
  const today = dateOf(clock)
  if (isWorkingDay(clock.getUTCDay())) {
    if (now > closing(today)) return opening(today)
    if (now > opening(today)) return new Date(now.getTime() + daysTo(clock, -1))
  }
  return opening(dateOf(new Date(clock.getTime() + daysTo(clock, -1))))
}

/** Hours between two instants, negative if `to` is earlier; Fridays and Saturdays do not count. */
export const hoursOfWorkingDays = (from: Date, to: Date): number =>
  (workedUntil(to) - workedUntil(from)) / hour

/** Milliseconds of working days since the Sunday before 1 January 1970, which was a Thursday. */
const workedUntil = (instant: Date): number => {
  const sinceSunday = clockInRiyadh(instant).getTime() + 4 * day
  const weeks = Math.floor(sinceSunday / (7 * day))
  return weeks * 5 * day + Math.min(sinceSunday - weeks * 7 * day, 5 * day)
}
