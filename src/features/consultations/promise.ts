import { clockInRiyadh, closesAt, instantInRiyadh, isWorkingDay, officeAt, opensAt } from './working-hours.ts'

// The 24 hours of the promise are counted in working days: see docs/decisions/0014.

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
 * When a consultation is due for an answer: one working day after it was sent, at the same time of day; if it was sent
 * while the office was closed, by the end of the next day it opens.
 */
export const promisedBy = (createdAt: Date): Date => {
  const { isOpen, changesAt } = officeAt(createdAt)
  if (isOpen) return new Date(createdAt.getTime() + daysTo(clockInRiyadh(createdAt), 1))
  return closing(dateOf(clockInRiyadh(changesAt)))
}

/** Consultations from before this instant are overdue: `promisedBy(it) < now`, as a database can compare it. */
export const overdueBefore = (now: Date): Date => {
  const clock = clockInRiyadh(now)
  const today = dateOf(clock)
  if (isWorkingDay(clock.getUTCDay())) {
    if (now > closing(today)) return opening(today)
    if (now > opening(today)) return new Date(now.getTime() + daysTo(clock, -1))
  }
  return opening(dateOf(new Date(clock.getTime() + daysTo(clock, -1))))
}

/** Hours from one instant to another, negative if `to` is earlier; Fridays and Saturdays do not count. */
export const hoursOfWorkingDays = (from: Date, to: Date): number =>
  (workedUntil(to) - workedUntil(from)) / hour

/** Milliseconds of working days since the Sunday before the first day of 1970, which was a Thursday. */
const workedUntil = (instant: Date): number => {
  const sinceSunday = clockInRiyadh(instant).getTime() + 4 * day
  const weeks = Math.floor(sinceSunday / (7 * day))
  return weeks * 5 * day + Math.min(sinceSunday - weeks * 7 * day, 5 * day)
}
