// Formats for calendars, separate from `format.ts`, which every page loads. Days are texts such as
// `2027-12-31`.
import { factsOf, type Language, perLanguage } from '#languages/language.ts'
import { afterDay, formatFullDate, formatHijriDay, timeZone } from './format.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => new Intl.DateTimeFormat(factsOf(language).locale, { timeZone, ...options }))

const months = format({ month: 'long', year: 'numeric' })
const shortMonths = format({ month: 'short' })
const years = format({ year: 'numeric' })
const hijri = { calendar: 'islamic-umalqura' } as const
const hijriMonths = format({ ...hijri, month: 'long', year: 'numeric' })
const hijriDates = format({ ...hijri, dateStyle: 'long' })
const hijriNumbers = format({ ...hijri, day: 'numeric' })
const letters = format({ weekday: 'narrow' })
const shortWeekdays = format({ weekday: 'short' })
const dayNumbers = format({ day: 'numeric' })
const weekdaysOfMonth = format({ weekday: 'long', month: 'long', day: 'numeric' })
const longDates = format({ dateStyle: 'long' })

const noonOf = (day: string): Date => new Date(`${day}T12:00:00+03:00`)

/** Server and browser put different spaces around the dash of a range. */
const withPlainSpaces = (range: string): string => range.replaceAll('\u2009', ' ')

/** `Sunday, March 9, 2025` · `الأحد، 9 مارس 2025`. */
export const fullDay = (day: string, language: Language) => formatFullDate(noonOf(day), language)
/** `Ramadan 9, 1446 AH` · `9 رمضان 1446 هـ`. */
export const hijriDay = (day: string, language: Language) =>
  afterDay(hijriDates[language].format(noonOf(day)))
/** `9`, a day of the Hijri month. */
export const hijriNumber = (day: string, language: Language) => hijriNumbers[language].format(noonOf(day))
/** `March 2025` · `مارس 2025`. */
export const monthOf = (day: string, language: Language) => months[language].format(noonOf(day))
/** `March 2025 – April 2026` · `مارس 2025 – أبريل 2026`. */
export const monthsOf = (from: string, to: string, language: Language) =>
  withPlainSpaces(months[language].formatRange(noonOf(from), noonOf(to)))
/** `Mar` · `مارس`. */
export const shortMonthOf = (day: string, language: Language) => shortMonths[language].format(noonOf(day))
/** `2025`. */
export const yearOf = (day: string, language: Language) => years[language].format(noonOf(day))
/** `Ramadan – Shawwal 1446 AH` · `رمضان – شوال 1446 هـ`: the Hijri months of these days. */
export const hijriMonthsOf = (from: string, to: string, language: Language) =>
  withPlainSpaces(hijriMonths[language].formatRange(noonOf(from), noonOf(to)))
/** `Sun` · `الأحد`. */
export const shortWeekday = (day: string, language: Language) => shortWeekdays[language].format(noonOf(day))
/** `9`, a day of the month. */
export const dayNumber = (day: string, language: Language) => dayNumbers[language].format(noonOf(day))
/** `Sunday, March 9` · `الأحد، 9 مارس`. */
export const weekdayAndDay = (day: string, language: Language) =>
  weekdaysOfMonth[language].format(noonOf(day))
/** `Ramadan 9` · `9 رمضان`. */
export const hijriDayOf = (day: string, language: Language) => formatHijriDay(noonOf(day), language)
/** `March 9 – 15, 2025` · `9 – 15 مارس 2025`. */
export const daysBetween = (from: string, to: string, language: Language) =>
  withPlainSpaces(longDates[language].formatRange(noonOf(from), noonOf(to)))
/** `Ramadan 9 – 15, 1446 AH` · `9 – 15 رمضان 1446 هـ`. */
export const hijriDaysBetween = (from: string, to: string, language: Language) =>
  afterDay(withPlainSpaces(hijriDates[language].formatRange(noonOf(from), noonOf(to))))
/** `S` · `ح`. */
export const weekdayLetter = (day: string, language: Language) => letters[language].format(noonOf(day))

/** The Hijri days of a range, shown next to the Gregorian ones. */
export const formatHijriDays = (first: Date, last: Date, language: Language): string => {
  const [begin, end] = [formatHijriDay(first, language), formatHijriDay(last, language)]
  return begin === end ? begin : `${begin} – ${end}`
}
