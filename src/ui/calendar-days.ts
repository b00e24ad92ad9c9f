import type { Direction } from '#languages/language.ts'

// Days are texts such as `2027-12-31`: a calendar day is the same in every time zone.

const milliseconds = 24 * 60 * 60 * 1000

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date | number): string => new Date(date).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string =>
  dayOf(dateOf(day).getTime() + count * milliseconds)

/** The same day of another month, or its last day if the month is shorter: January 31 becomes February 28. */
export const addMonths = (day: string, count: number): string => {
  const date = dateOf(day)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)
  const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0)
  return dayOf(Math.min(first + (date.getUTCDate() - 1) * milliseconds, last))
}

/** All days of this day's month, in weeks that begin on Sunday; undefined outside the month. */
export const weeksOf = (day: string): (string | undefined)[][] => {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const before = dateOf(first).getUTCDay()
  const weeks: (string | undefined)[][] = []
  for (let start = addDays(first, -before); start < addMonths(first, 1); start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((each) =>
        each.startsWith(month) ? each : undefined,
      ),
    )
  return weeks
}

/** The day that a key moves to, as in the ARIA date picker pattern; undefined if the key does not move. */
export const dayByKey = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  direction: Direction,
): string | undefined => {
  const forward = direction === 'rtl' ? -1 : 1
  const weekday = dateOf(day).getUTCDay()
  const months = shiftKey ? 12 : 1
  if (key === 'ArrowRight') return addDays(day, forward)
  if (key === 'ArrowLeft') return addDays(day, -forward)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'Home') return addDays(day, -weekday)
  if (key === 'End') return addDays(day, 6 - weekday)
  if (key === 'PageDown') return addMonths(day, months)
  if (key === 'PageUp') return addMonths(day, -months)
  return undefined
}
