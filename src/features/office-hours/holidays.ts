import { hijriOf } from '#fields/hijri.ts'
import type { Days } from '#firm-time/calendar.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { daysOfHijri } from './hijri.ts'

export const holidayNames = ['foundingDay', 'nationalDay', 'eidAlFitr', 'eidAlAdha'] as const
type HolidayName = (typeof holidayNames)[number]

/** A public holiday. Its key stays the same when the office moves it. */
export type ProposedHoliday = Days & { key: string; name: HolidayName; isMovable: boolean }

const eidDays = 4
const shawwal = 10
const dhuAlHijjah = 12

/**
 * The holidays of a Gregorian year by the labor law: one day each for Founding Day and National Day, four
 * days from the day after 29 Ramadan, and four from the day of Arafah.
 */
export const proposedHolidays = (year: number): ProposedHoliday[] => {
  const known = proposals.get(year)
  if (known) return known
  const fixed = (name: HolidayName, date: string): ProposedHoliday => ({
    key: `${name}-${year}`,
    name,
    firstDay: date,
    lastDay: date,
    isMovable: false,
  })
  const movable = (name: HolidayName, firstDay: string): ProposedHoliday => ({
    key: `${name}-${hijriOf(addDays(firstDay, eidDays - 1)).year}`,
    name,
    firstDay,
    lastDay: addDays(firstDay, eidDays - 1),
    isMovable: true,
  })
  const found = [
    fixed('foundingDay', `${year}-02-22`),
    fixed('nationalDay', `${year}-09-23`),
    ...daysOfHijri(year, { month: shawwal - 1, day: 29 }).map((date) =>
      movable('eidAlFitr', addDays(date, 1)),
    ),
    ...daysOfHijri(year, { month: dhuAlHijjah, day: 9 }).map((date) => movable('eidAlAdha', date)),
  ].sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
  proposals.set(year, found)
  return found
}

/** Cached: computing the Hijri days of a year takes a few milliseconds. */
const proposals = new Map<number, ProposedHoliday[]>()

/**
 * The office's decision about a holiday: confirmed, moved or not observed. The firm's own holidays have no
 * key.
 */
export type DecidedHoliday = Days & { key: string | null; isObserved: boolean }

/** The days off from `from` to `to`. A proposed holiday counts until the office decides otherwise. */
export const daysOff = (
  decided: readonly DecidedHoliday[],
  { from, to }: { from: string; to: string },
): Days[] => {
  const settled = new Set(decided.map(({ key }) => key))
  const [firstYear, lastYear] = [addDays(from, -eidDays), to].map((date) => Number(date.slice(0, 4))) as [
    number,
    number,
  ]
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at)
  const proposed = years.flatMap(proposedHolidays).filter(({ key }) => !settled.has(key))
  return [...proposed, ...decided.filter(({ isObserved }) => isObserved)].filter(
    ({ firstDay, lastDay }) => firstDay <= to && lastDay >= from,
  )
}
