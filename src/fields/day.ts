import * as z from 'zod/mini'
import { foldNumber } from './fold.ts'
import { dayOfHijri } from './hijri.ts'
import { readMonth, takeWeekdays } from './month-names.ts'

const separators = /\s*[/.,،٫؍ـ\\\p{Pd}\u2044\u2215]\s*|\s+/gu
/** An era, and midnight, as spreadsheets and programs append them to a day. */
const suffix =
  /(?:\s*(?:(?<hijri>هـ?|A?H)|(?<gregorian>م|AD|CE))\.?)?(?:[T\s]+0?0:00(?::00(?:\.0+)?)?(?:\s*(?:Z|\+03:?00))?)?$/i
const inNumbers =
  /^(?:(?<y>\d{4})-(?<m>\d\d?)-(?<d>\d\d?)|(?<day>\d\d?)-(?<month>\d\d?)(?:-(?<year>\d{4}))?)$/
/** Eight digits, as address books and calendars write them. */
const compact = /^(\d{4})(\d\d)(\d\d)$/
const namedYear = /(?<!\d)\d{4}(?!\d)/
const namedDay = /(?<!\d)\d\d?(?!\d)(?:st|nd|rd|th)?/i

/** Umm al-Qura years. They are centuries away from any stored day. */
const isHijri = (year: number): boolean => year >= 1300 && year <= 1500

/** The weekdays and the era must agree with the day. */
type Parts = {
  year: number | undefined
  month: string
  day: number
  weekdays: readonly number[]
  era: 'gregorian' | 'hijri' | undefined
}

/** No day is longer in any form. */
const maxTypedLength = 200

/** The month is a number or a name. */
const partsOf = (typed: string): Parts | undefined => {
  if (typed.length > maxTypedLength) return undefined
  const { weekdays, rest: named } = takeWeekdays(foldNumber(typed.normalize('NFKC')))
  const { hijri, gregorian } = suffix.exec(named)?.groups ?? {}
  const claims = { weekdays, era: hijri ? 'hijri' : gregorian ? 'gregorian' : undefined } as const
  const text = named.replace(suffix, '').replace(compact, '$1-$2-$3')
  const numbers = inNumbers.exec(text.replace(separators, '-'))?.groups
  if (numbers) {
    const { y, m, d, year = y, month = m ?? '', day = d } = numbers
    return { year: year ? Number(year) : undefined, month, day: Number(day), ...claims }
  }
  const [year] = namedYear.exec(text) ?? []
  const rest = text.replace(namedYear, ' ')
  const [day] = namedDay.exec(rest) ?? []
  const month = rest.replace(namedDay, ' ')
  return day && !/\d/.test(month)
    ? { year: year ? Number(year) : undefined, month, day: Number.parseInt(day, 10), ...claims }
    : undefined
}

/** The day of these parts, whatever its weekday. */
const dateOf = ({ month: written, day, era }: Parts, year: number): string | undefined => {
  const calendar = isHijri(year) ? 'hijri' : 'gregorian'
  const month = /^\d+$/.test(written) ? Number(written) : readMonth(written, calendar)
  if (!month || (era && era !== calendar)) return undefined
  if (calendar === 'hijri') return dayOfHijri({ year, month, day })
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return z.safeParse(z.iso.date(), date).success ? date : undefined
}

const isOnWeekdays = (date: string, { weekdays }: Parts): boolean =>
  weekdays.every((weekday) => new Date(date).getUTCDay() === weekday)

/**
 * A day as `2027-12-31`, from common ways to write it: the year first or last, the day before the month,
 * digits of any script, names of months in both languages. A year from 1300 to 1500 is read as Umm al-Qura.
 * Undefined if the day does not exist, or has another weekday than the typed one.
 */
export const readDay = (typed: string): string | undefined => {
  const parts = partsOf(typed)
  if (parts?.year === undefined) return undefined
  const date = dateOf(parts, parts.year)
  return date && isOnWeekdays(date, parts) ? date : undefined
}

/** The calendar of the year in a day as typed; Gregorian without a year. */
export const calendarOfDay = (typed: string): 'gregorian' | 'hijri' =>
  isHijri(partsOf(typed)?.year ?? 0) ? 'hijri' : 'gregorian'

const riyadhMs = 3 * 3_600_000
const todayInRiyadh = (): string => new Date(Date.now() + riyadhMs).toISOString().slice(0, 10)
/** The next leap day can be up to eight years away. */
const maxYears = 8

/** The next day of these parts without a year, from today on. */
const nextDateOf = (parts: Parts): string | undefined => {
  const today = todayInRiyadh()
  for (let year = Number(today.slice(0, 4)), last = year + maxYears; year <= last; year += 1) {
    const date = dateOf(parts, year)
    if (date && date >= today) return date
  }
  return undefined
}

/** The same for a field that expects a future day: without a year it is the next such day. */
export const readDayAhead = (typed: string): string | undefined => {
  const parts = partsOf(typed)
  if (!parts) return undefined
  const date = parts.year === undefined ? nextDateOf(parts) : dateOf(parts, parts.year)
  return date && isOnWeekdays(date, parts) ? date : undefined
}

/** The reason why a text is not a day, as a key of a text. */
export const refusalOf = (typed: string): string => {
  const parts = partsOf(typed)
  if (!parts) return 'val.generic.date'
  const date = parts.year === undefined ? nextDateOf(parts) : dateOf(parts, parts.year)
  if (date && !isOnWeekdays(date, parts)) return 'val.generic.dateWeekday'
  if (date && parts.year === undefined) return 'val.generic.dateYear'
  return isHijri(parts.year ?? 0) ? 'val.generic.dateHijri' : 'val.generic.date'
}

const dayField = (read: (typed: string) => string | undefined, first: string, last: string) =>
  z.pipe(
    z.string('val.generic.date'),
    z.transform((typed, context): string => {
      const day = read(typed)
      if (day && day >= first && day <= last) return day
      const message = day
        ? `val.generic.dateRange?first=${first.slice(0, 4)}&last=${last.slice(0, 4)}`
        : refusalOf(typed)
      context.issues.push({ code: 'custom', message, input: typed })
      return z.NEVER
    }),
  )

/** A day in the filter of a list. */
export const typedDay = dayField(readDay, '1900-01-01', '2199-12-31')

/** A planned day; a form sends it as typed. */
export const plannedDay = dayField(readDayAhead, '2000-01-01', '2199-12-31')

/** A stored day as a form shows it: `31/12/2027`, or an empty text for none. */
export const dayAsTyped = (day: string | null): string => (day ?? '').split('-').reverse().join('/')

const orNone = (day: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.nullable(z.string('val.generic.date')),
    z.transform((typed, context): string | null => {
      if (!typed?.trim()) return null
      const { data, error } = z.safeParse(day, typed)
      for (const { message } of error?.issues ?? [])
        context.issues.push({ code: 'custom', message, input: typed })
      return data ?? z.NEVER
    }),
  )

/** A day of a record; null or an empty text means no day. */
export const dayOrNone = orNone(typedDay)

/** The same for a day that is not after today. */
export const pastDayOrNone = orNone(
  typedDay.check(z.refine((day) => day <= todayInRiyadh(), 'val.generic.datePast')),
)

/** The days that a day field offers if it has no restriction. */
export const anyDay = { first: () => '1900-01-01', isOpen: () => true, read: readDay }
