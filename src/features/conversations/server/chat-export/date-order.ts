import { instantInRiyadh } from '#firm-time/riyadh.ts'
import type { Header } from './header.ts'

/** The positions of day, month and year. */
type Order = readonly [day: number, month: number, year: number]

const yearFirst: Order = [2, 1, 0]
const dayFirst: Order = [0, 1, 2]
const monthFirst: Order = [1, 0, 2]

/** WhatsApp has existed since 2009. Years of other calendars are outside the range. */
const firstYear = 2009

/**
 * The order of day and month follows from the whole file: most dates must exist, none may be in the future, and entries
 * are sorted by time. Between equals, the chat with fewer days is likelier, then the day first.
 */
export const findOrder = (headers: readonly Header[], now: Date): Order => {
  if (headers[0]?.isYearFirst) return yearFirst
  const day = likelihoodOf(headers, dayFirst, now)
  const month = likelihoodOf(headers, monthFirst, now)
  const isMonthFirst = month.faults - day.faults || month.span - day.span
  return isMonthFirst < 0 ? monthFirst : dayFirst
}

const likelihoodOf = (headers: readonly Header[], order: Order, now: Date) => {
  let faults = 0
  const times: number[] = []
  for (const header of headers) {
    const time = instantOf(header, order, now)?.getTime()
    if (time === undefined) faults += 2
    else {
      if (time < (times.at(-1) ?? 0)) faults += 1
      times.push(time)
    }
  }
  return { faults, span: (times.at(-1) ?? 0) - (times[0] ?? 0) }
}

/** Undefined for a date that does not exist, is in the future or belongs to another calendar. */
export const instantOf = ({ date, clock, isHijri }: Header, order: Order, now: Date): Date | undefined => {
  const [day, month, typedYear] = order.map((at) => date[at] ?? 0) as [number, number, number]
  const year = typedYear < 100 ? 2000 + typedYear : typedYear
  if (!clock || isHijri || year < firstYear || year > 9999) return undefined
  const instant = instantInRiyadh(
    `${year}-${two(month)}-${two(day)}`,
    `${two(clock.hour)}:${two(clock.minute)}`,
  )
  // 31 February would become a day in March.
  const isReal = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12
  if (!isReal || Number.isNaN(instant.getTime()) || instant > now) return undefined
  instant.setUTCSeconds(clock.second)
  return instant
}

const two = (number: number): string => String(number).padStart(2, '0')
