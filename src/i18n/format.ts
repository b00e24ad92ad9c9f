import { conventionsOf } from '#languages/conventions.ts'
import { factsOf, type Language, perLanguage } from '#languages/language.ts'
import { isolate, needsIsolation } from './dictionary.ts'

const localeOf = (language: Language): string => factsOf(language).locale
const hijriLocale = 'ar-SA-u-ca-islamic-umalqura-nu-latn'
/** Every instant is displayed in Riyadh time. */
export const timeZone = 'Asia/Riyadh'

type Instant = string | Date

const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const formats = perLanguage(
    (language) => new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options }),
  )
  return (instant: Instant, language: Language): string => formats[language].format(new Date(instant))
}

/** `Mar 9, 2025` · `9 مارس 2025`: tables. */
export const formatTableDate = dateFormat({ year: 'numeric', month: 'short', day: 'numeric' })
/** `March 9, 2025` · `9 مارس 2025`: dialogs and articles. */
export const formatLongDate = dateFormat({ dateStyle: 'long' })
/** `March 9, 2025 at 12:30 PM` · `9 مارس 2025 في 12:30 م`. */
export const formatDateTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' })
/** `Sunday, March 9, 2025` · `الأحد، 9 مارس 2025`: the dashboard home. */
export const formatFullDate = dateFormat({ dateStyle: 'full' })
/** `March 9` · `9 مارس`: steps and due dates within the year. */
export const formatDay = dateFormat({ month: 'long', day: 'numeric' })
/** `Tuesday, March 11` · `الثلاثاء، 11 مارس`: due dates. */
export const formatWeekdayOfMonth = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })
/** `Mar 9` · `9 مارس`: due dates where space is short. */
export const formatShortDay = dateFormat({ month: 'short', day: 'numeric' })
/** `Monday, March 10 at 8:10 AM` · `الاثنين، 10 مارس في 8:10 ص`: the deadline of the 24-hour promise. */
export const formatDeadline = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
/** `Mar 10, 8:10 AM` · `10 مارس، 8:10 ص`: the same in a list. */
export const formatShortDeadline = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
/** `Sunday` · `الأحد`. */
export const formatWeekday = dateFormat({ weekday: 'long' })
/** `Sunday, March 9, 2025 at 12:30 PM` · `الأحد، 9 مارس 2025 في 12:30 م`: appointments. */
export const formatAppointment = dateFormat({ dateStyle: 'full', timeStyle: 'short' })
/** The same by the clock of the reader's place. */
export const formatAppointmentIn = (instant: Instant, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(instant))
/**
 * `Sun 9:30 AM` · `الأحد 9:30 ص`: a time to choose, by the clock of another place, where the day may differ.
 */
export const formatTimeIn = (instant: Instant, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant))
/** `United Kingdom Time` · `توقيت المملكة المتحدة`. */
export const formatZone = (instant: Instant, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone
/** Whether the clock of a place differs from Riyadh's at this instant. */
export const isOtherClock = (instant: Instant, zone: string): boolean => {
  const clockIn = (place: string) =>
    new Intl.DateTimeFormat('en', { timeZone: place, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(instant),
    )
  return clockIn(zone) !== clockIn(timeZone)
}
/** `8:10 AM` · `8:10 ص`. */
export const formatTime = dateFormat({ timeStyle: 'short' })

/** A Hijri month after its day: `3 ذي الحجة` in the genitive, and `Shaʻban` with an apostrophe, which is narrower. */
export const afterDay = (day: string): string => day.replace('ذو ', 'ذي ').replaceAll('ʻ', '’')

const hijri = new Intl.DateTimeFormat(hijriLocale, { dateStyle: 'long', timeZone })
/** `9 رمضان 1446 هـ`: the Umm al-Qura date shown next to the Gregorian one in Arabic. */
export const formatHijriDate = (instant: Instant): string => afterDay(hijri.format(new Date(instant)))
const hijriDays = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), {
      calendar: 'islamic-umalqura',
      month: 'long',
      day: 'numeric',
      timeZone,
    }),
)
/** `Ramadan 11` · `11 رمضان`: shown next to a Gregorian date. */
export const formatHijriDay = (instant: Instant, language: Language): string =>
  afterDay(hijriDays[language].format(new Date(instant)))

const relative = perLanguage(
  (language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' }),
)

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const relativeUnits = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/** `2 days ago` · `قبل يومين`; undefined below one minute, where the caller shows "just now". */
export const formatRelative = (instant: Instant, language: Language, now: Date): string | undefined => {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
  const unit = relativeUnits.find(([, length]) => Math.abs(seconds) >= length)
  return unit && relative[language].format(Math.trunc(seconds / unit[1]), unit[0])
}

const riyadhOffset = 3 * hour

/** The number of a day in Riyadh. */
const dayNumber = (instant: Instant): number =>
  Math.floor((new Date(instant).getTime() / 1000 + riyadhOffset) / day)

/** Like `formatRelative`, in whole days of Riyadh; undefined on the same day. */
export const formatDaysAgo = (instant: Instant, language: Language, now: Date): string | undefined => {
  const [then, today] = [instant, now].map((each) => new Date(dayNumber(each) * day * 1000)) as [Date, Date]
  return formatRelative(then, language, today)
}

const sizes = (unit: 'kilobyte' | 'megabyte') =>
  perLanguage(
    (language) =>
      new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, maximumFractionDigits: 1 }),
  )
const kilobytes = sizes('kilobyte')
const megabytes = sizes('megabyte')

/** `2.4 MB` · `2.4 م.ب`; anything below a kilobyte is shown as one. */
export const formatFileSize = (bytes: number, language: Language): string =>
  bytes < 1_000_000
    ? kilobytes[language].format(Math.max(1, Math.round(bytes / 1000)))
    : megabytes[language].format(bytes / 1_000_000)
const lists = perLanguage((language) => new Intl.ListFormat(localeOf(language), conventionsOf(language).list))
/**
 * Each part in the other script is isolated: Arabic names in an English list run from left to right. `2
 * drafts, 1 scheduled` · `مسودتان وإصدار مجدول`.
 */
export const formatList = (words: readonly string[], language: Language): string =>
  lists[language].format(words.map((each) => (needsIsolation(each, language) ? isolate(each) : each)))

const languageNames = perLanguage(
  (language) => new Intl.DisplayNames(localeOf(language), { type: 'language' }),
)
/** `fr` is `French` · `الفرنسية`; an unknown code is shown as typed. */
export const formatLanguageName = (code: string, language: Language): string =>
  /^[a-z]{2,3}$/.test(code) ? (languageNames[language].of(code) ?? code) : code

const sortable = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/**
 * `2025-03-09 12:30:05`: an instant in Riyadh time, in a form that every spreadsheet can sort and calculate
 * with.
 */
export const spreadsheetTime = (instant: string | null): string | null =>
  instant && sortable.format(new Date(instant))
