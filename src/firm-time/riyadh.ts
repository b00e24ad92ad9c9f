// Riyadh has no daylight saving time.
const riyadhOffset = '+03:00'
const hour = 60 * 60 * 1000
const day = 24 * hour

/** Converts a date and time in Riyadh to an instant; `24:00` is the end of the day. */
export const instantInRiyadh = (date: string, time: string): Date =>
  new Date(`${date}T${time}:00${riyadhOffset}`)

/** The wall clock in Riyadh, as the UTC fields of the result. */
export const clockInRiyadh = (now: Date): Date => new Date(now.getTime() + 3 * hour)

/** The date in Riyadh, such as `2026-11-22`. */
export const todayInRiyadh = (now: Date): string => clockInRiyadh(now).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
