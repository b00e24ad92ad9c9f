// Sunday to Thursday, 9 to 5, in Riyadh (specification, section 9), which has no daylight saving time.

export const opensAt = 9
export const closesAt = 17
const riyadhOffset = '+03:00'
const riyadhOffsetMilliseconds = 3 * 60 * 60 * 1000

/** `day` counts from 0, which is Sunday. */
export const isWorkingDay = (day: number): boolean => day <= 4

/** `09:00` to `16:30`: the last meeting ends when the office closes. */
export const meetingTimes = Array.from({ length: (closesAt - opensAt) * 2 }, (_, half) => {
  const hour = String(opensAt + Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})

/** Converts a date and time in Riyadh to an instant. */
export const instantInRiyadh = (date: string, time: string): Date =>
  new Date(`${date}T${time}:00${riyadhOffset}`)

/** The wall clock in Riyadh, as the UTC fields of the result. */
export const clockInRiyadh = (now: Date): Date => new Date(now.getTime() + riyadhOffsetMilliseconds)

/** The date in Riyadh, such as `2026-11-22`. */
export const todayInRiyadh = (now: Date): string => clockInRiyadh(now).toISOString().slice(0, 10)

export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** A day is over once the office has closed. */
export const isOver = (date: string, now: Date): boolean =>
  instantInRiyadh(date, `${closesAt}:00`).getTime() <= now.getTime()

/** Whether a meeting is still possible on this day. */
export const isMeetingDay = (date: string, now: Date): boolean =>
  isWorkingDay(weekdayOf(date)) && !isOver(date, now)

/**
 * The last change of the date or of the opening state. Everything a page shows about them has been valid
 * since then.
 */
export const lastMoment = (now: Date): Date => {
  const hour = clockInRiyadh(now).getUTCHours()
  const since = [closesAt, opensAt].find((change) => hour >= change) ?? 0
  return instantInRiyadh(todayInRiyadh(now), `${String(since).padStart(2, '0')}:00`)
}

/** The next change of the date or of the opening state. */
export const nextMoment = (now: Date): Date => {
  const hour = clockInRiyadh(now).getUTCHours()
  const next = [opensAt, closesAt].find((change) => hour < change) ?? 24
  return new Date(instantInRiyadh(todayInRiyadh(now), '00:00').getTime() + next * 60 * 60 * 1000)
}

/** Whether the office is open, and the full hour of the next change. */
export const officeAt = (now: Date): { isOpen: boolean; changesAt: Date } => {
  const clock = clockInRiyadh(now)
  const today = todayInRiyadh(now)
  if (isWorkingDay(clock.getUTCDay())) {
    const opening = instantInRiyadh(today, meetingTimes[0] ?? '')
    const closing = instantInRiyadh(today, `${closesAt}:00`)
    if (now < opening) return { isOpen: false, changesAt: opening }
    if (now < closing) return { isOpen: true, changesAt: closing }
  }
  return { isOpen: false, changesAt: nextOpening(now) }
}

const nextOpening = (now: Date): Date => {
  const day = clockInRiyadh(now)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (!isWorkingDay(day.getUTCDay()))
  return instantInRiyadh(day.toISOString().slice(0, 10), meetingTimes[0] ?? '')
}
