import type { SampleTime } from './types.ts'

const aDay = 24 * 60 * 60_000
/** Riyadh has no daylight saving time. */
const offset = 3 * 60 * 60_000
/** Friday and Saturday. */
const daysOff = [5, 6]

/** The day of an instant in Riyadh. */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + offset).toISOString().slice(0, 10)

/** The instant of a sample time, counted in working days from the day of seeding. */
export const instantOf = ({ workingDays, at }: SampleTime, now: Date): Date => {
  const step = Math.sign(workingDays) * aDay
  let [day, left] = [now.getTime() + offset, Math.abs(workingDays)]
  while (left > 0) {
    day += step
    if (!daysOff.includes(new Date(day).getUTCDay())) left -= 1
  }
  return new Date(`${new Date(day).toISOString().slice(0, 10)}T${at}:00+03:00`)
}
