import * as z from 'zod/mini'
import { seenVersion } from '#fields/changes.ts'
import { plannedDay } from '#fields/day.ts'
import { requiredText } from '#fields/text.ts'
import { addDays, daysOfHijri, hijriOf } from './hijri.ts'

const holidayNames = ['foundingDay', 'nationalDay', 'eidAlFitr', 'eidAlAdha'] as const
type HolidayName = (typeof holidayNames)[number]

/** Whole days in Riyadh, both included. */
export type Days = { firstDay: string; lastDay: string }

/** A holiday of the Kingdom. Its key stays the same when the office moves it. */
export type ProposedHoliday = Days & { key: string; name: HolidayName; isMovable: boolean }

const eidDays = 4
const shawwal = 10
const dhuAlHijjah = 12

/**
 * The holidays of a Gregorian year as the labor law has them: one day each for the founding and the nation, four days
 * from the day after the 29th of Ramadan, and four from the day of Arafah.
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

/** A year of Hijri days takes a few milliseconds to find. */
const proposals = new Map<number, ProposedHoliday[]>()

/** What the office has said of a holiday: confirmed or moved, not kept, or one of the firm's own without a key. */
export type DecidedHoliday = Days & { key: string | null; isObserved: boolean }

/** The days off from `from` to `to`: a proposed holiday counts until the office says otherwise. */
export const daysOff = (
  decided: readonly DecidedHoliday[],
  { from, to }: { from: string; to: string },
): Days[] => {
  const settled = new Set(decided.map(({ key }) => key))
  const years = new Set([from, addDays(from, -eidDays), to].map((date) => Number(date.slice(0, 4))))
  const proposed = [...years].flatMap(proposedHolidays).filter(({ key }) => !settled.has(key))
  return [...proposed, ...decided.filter(({ isObserved }) => isObserved)].filter(
    ({ firstDay, lastDay }) => firstDay <= to && lastDay >= from,
  )
}

const mostDays = 60

export const holidayInput = z
  .strictObject({
    /** Of a holiday of the Kingdom; without one it is the firm's own. */
    key: z.nullable(
      z
        .string('val.generic.format')
        .check(z.regex(/^(foundingDay|nationalDay|eidAlFitr|eidAlAdha)-\d{4}$/, 'val.generic.format')),
    ),
    nameEn: z.string().check(z.trim(), z.maxLength(100, 'val.generic.maxLength?max=100')),
    nameAr: z.string().check(z.trim(), z.maxLength(100, 'val.generic.maxLength?max=100')),
    firstDay: plannedDay,
    lastDay: plannedDay,
    isObserved: z.boolean(),
    updatedAt: seenVersion,
  })
  .check(
    z.refine(({ firstDay, lastDay }) => firstDay <= lastDay && lastDay <= addDays(firstDay, mostDays), {
      error: 'val.holiday.order',
      path: ['lastDay'],
    }),
    z.refine(({ key, nameEn }) => key !== null || z.safeParse(requiredText(), nameEn).success, {
      error: 'val.generic.required',
      path: ['nameEn'],
    }),
  )
export type HolidayInput = z.infer<typeof holidayInput>

export const holiday = z.object({
  /** Null for one that is only proposed. */
  id: z.nullable(z.int()),
  key: z.nullable(z.string()),
  name: z.nullable(z.enum(holidayNames)),
  nameEn: z.string(),
  nameAr: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  isObserved: z.boolean(),
  /** Movable and not confirmed yet. */
  isToConfirm: z.boolean(),
  updatedAt: z.nullable(z.string()),
})
export type Holiday = z.infer<typeof holiday>
