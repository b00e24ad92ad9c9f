import { dayOfHijri, type HijriDay, hijriOf } from '#fields/hijri.ts'
import type { Days } from '#firm-time/calendar.ts'
import { addDays } from '#firm-time/riyadh.ts'

/** Ramadan is not a holiday: it has its own hours, and the office can move it like the feasts. */
export const holidayNames = ['foundingDay', 'nationalDay', 'eidAlFitr', 'eidAlAdha', 'ramadan'] as const
type HolidayName = (typeof holidayNames)[number]

/** A public holiday or Ramadan. Its key stays the same when the office moves it. */
export type ProposedHoliday = Days & { key: string; name: HolidayName; isMovable: boolean }

const eidDays = 4
const dhuAlHijjah = 12

/**
 * Ramadan and the holidays of a Gregorian year by the labor law: one day each for Founding Day and National Day, four
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
  const movable = (
    name: HolidayName,
    firstDay: string,
    lastDay = addDays(firstDay, eidDays - 1),
  ): ProposedHoliday => ({
    key: `${name}-${hijriOf(lastDay).year}`,
    name,
    firstDay,
    lastDay,
    isMovable: true,
  })
  const found = [
    fixed('foundingDay', `${year}-02-22`),
    fixed('nationalDay', `${year}-09-23`),
    ...daysOfHijri(year, { month: ramadan, day: 1 }).map((date) =>
      movable('ramadan', date, endOfRamadan(date)),
    ),
    ...daysOfHijri(year, { month: ramadan, day: 29 }).map((date) => movable('eidAlFitr', addDays(date, 1))),
    ...daysOfHijri(year, { month: dhuAlHijjah, day: 9 }).map((date) => movable('eidAlAdha', date)),
  ].sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
  proposals.set(year, found)
  return found
}

/** Cached, since every calendar needs the same nine years. */
const proposals = new Map<number, ProposedHoliday[]>()

/**
 * The office's decision about a holiday: confirmed, moved or not observed. The firm's own holidays have no
 * key.
 */
export type DecidedHoliday = Days & { key: string | null; isObserved: boolean }

export const nameOfHoliday = (key: string | null): HolidayName | null =>
  holidayNames.find((name) => key?.startsWith(`${name}-`)) ?? null

/** The longest time from the first day of a proposal to a day on which it matters. */
const maxProposedDays = 30

/** The occasions from `from` to `to`. A proposed one counts until the office decides otherwise. */
const observed = (
  decided: readonly DecidedHoliday[],
  { from, to }: { from: string; to: string },
): (DecidedHoliday | ProposedHoliday)[] => {
  const settled = new Set(decided.map(({ key }) => key))
  const [firstYear, lastYear] = [addDays(from, -maxProposedDays), to].map((date) =>
    Number(date.slice(0, 4)),
  ) as [number, number]
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at)
  const proposed = years.flatMap(proposedHolidays).filter(({ key }) => !settled.has(key))
  return [...proposed, ...decided.filter(({ isObserved }) => isObserved)].filter(
    ({ firstDay, lastDay }) => firstDay <= to && lastDay >= from,
  )
}

export const daysOff = (decided: readonly DecidedHoliday[], range: { from: string; to: string }): Days[] =>
  observed(decided, range).filter(({ key }) => nameOfHoliday(key) !== 'ramadan')

/** The days of Ramadan from `from` to `to`, in which the hours of Ramadan apply. */
export const ramadansIn = (decided: readonly DecidedHoliday[], range: { from: string; to: string }): Days[] =>
  observed(decided, range)
    .filter(({ key }) => nameOfHoliday(key) === 'ramadan')
    .map(({ firstDay, lastDay }) => ({ firstDay, lastDay }))

// The Umm al-Qura calendar, which is official in Saudi Arabia. The sighting of the moon may shift a month by
// a day, so derived dates are proposals until the office confirms them.

export const ramadan = 9

export const isRamadan = (date: string): boolean => hijriOf(date).month === ramadan

/** The days of a Gregorian year on which this Hijri day falls: none, one or two. */
const daysOfHijri = (gregorianYear: number, { month, day }: Omit<HijriDay, 'year'>): string[] => {
  const { year } = hijriOf(`${gregorianYear}-01-01`)
  // A Gregorian year may have a whole Hijri year between parts of two others.
  return [year, year + 1, year + 2]
    .flatMap((each) => dayOfHijri({ year: each, month, day }) ?? [])
    .filter((date) => date.startsWith(String(gregorianYear)))
}

/** The computed last day of a Ramadan. */
const endOfRamadan = (firstDay: string): string => {
  const thirtieth = addDays(firstDay, 29)
  return isRamadan(thirtieth) ? thirtieth : addDays(firstDay, 28)
}
