import * as z from 'zod/mini'
import { type Week, week } from '#features/office-hours/week.ts'
import { foldNumber } from '#fields/fold.ts'
import type { Span } from '#firm-time/calendar.ts'
import { type BookingRules, bookingRules, type LawyerHours, lawyerHours } from '../booking-rules.ts'

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
type Weekday = (typeof weekdays)[number]
export type DayField = `day${Weekday}` | `ramadan${Weekday}`

/** The form fields of two weeks: regular hours and Ramadan hours. */
type WeekFields = Record<DayField, string> & { hasRamadan: boolean }
export type FirmValues = WeekFields & {
  minutes: string
  buffer: string
  noticeHours: string
  furthestDays: string
  kinds: string[]
}
export type OwnValues = WeekFields & { hasOwn: boolean }

const typedText = z.string()
const weekShape = {
  hasRamadan: z.boolean(),
  day0: typedText,
  day1: typedText,
  day2: typedText,
  day3: typedText,
  day4: typedText,
  day5: typedText,
  day6: typedText,
  ramadan0: typedText,
  ramadan1: typedText,
  ramadan2: typedText,
  ramadan3: typedText,
  ramadan4: typedText,
  ramadan5: typedText,
  ramadan6: typedText,
}

type Issues = { issues: z.core.$ZodRawIssue[] }

const readWeek = (values: WeekFields, kind: 'day' | 'ramadan', { issues }: Issues): Week =>
  weekdays.map((day) => {
    const read = readHours(values[`${kind}${day}`])
    if (typeof read !== 'string') return read
    issues.push({ code: 'custom', message: read, path: [`${kind}${day}`], input: values })
    return []
  })

const numberIn = (typed: string): number =>
  /^\d{1,4}$/.test(foldNumber(typed)) ? Number(foldNumber(typed)) : Number.NaN

export const firmForm = z.pipe(
  z.object({
    ...weekShape,
    minutes: typedText,
    buffer: typedText,
    noticeHours: typedText,
    furthestDays: typedText,
    kinds: z.array(typedText),
  }),
  z.transform((values, context): BookingRules => {
    const read = z.safeParse(bookingRules, {
      week: readWeek(values, 'day', context),
      ramadanWeek: values.hasRamadan ? readWeek(values, 'ramadan', context) : null,
      minutes: numberIn(values.minutes),
      buffer: numberIn(values.buffer),
      noticeHours: numberIn(values.noticeHours),
      furthestDays: numberIn(values.furthestDays),
      kinds: values.kinds,
    })
    pushIssues(context, values, read.error)
    return read.data ?? z.NEVER
  }),
)

/** An error of a day belongs to its field. */
const pushIssues = (context: Issues, values: object, error: z.core.$ZodError | undefined): void => {
  for (const { path, message } of error?.issues ?? []) {
    const [of, day] = path
    const isOfDay = (of === 'week' || of === 'ramadanWeek') && day !== undefined
    const field = isOfDay ? [`${of === 'week' ? 'day' : 'ramadan'}${String(day)}`] : [...path]
    context.issues.push({ code: 'custom', message, path: field, input: values })
  }
}

export const ownForm = z.pipe(
  z.object({ ...weekShape, hasOwn: z.boolean() }),
  z.transform((values, context): LawyerHours => {
    if (!values.hasOwn) return { week: null, ramadanWeek: null }
    const read = z.safeParse(lawyerHours, {
      week: readWeek(values, 'day', context),
      ramadanWeek: values.hasRamadan ? readWeek(values, 'ramadan', context) : null,
    })
    pushIssues(context, values, read.error)
    return read.data ?? z.NEVER
  }),
)

const weekFields = (week: Week, ramadanWeek: Week | null): WeekFields => {
  const fieldOf = (from: Week, day: Weekday) => hoursText(from[day] ?? [])
  const ramadan = ramadanWeek ?? week
  return {
    hasRamadan: ramadanWeek !== null,
    day0: fieldOf(week, 0),
    day1: fieldOf(week, 1),
    day2: fieldOf(week, 2),
    day3: fieldOf(week, 3),
    day4: fieldOf(week, 4),
    day5: fieldOf(week, 5),
    day6: fieldOf(week, 6),
    ramadan0: fieldOf(ramadan, 0),
    ramadan1: fieldOf(ramadan, 1),
    ramadan2: fieldOf(ramadan, 2),
    ramadan3: fieldOf(ramadan, 3),
    ramadan4: fieldOf(ramadan, 4),
    ramadan5: fieldOf(ramadan, 5),
    ramadan6: fieldOf(ramadan, 6),
  }
}

export const firmValues = ({ week, ramadanWeek, kinds, ...numbers }: BookingRules): FirmValues => ({
  ...weekFields(week, ramadanWeek),
  minutes: String(numbers.minutes),
  buffer: String(numbers.buffer),
  noticeHours: String(numbers.noticeHours),
  furthestDays: String(numbers.furthestDays),
  kinds: [...kinds],
})

/** A lawyer without own hours starts with the firm's. */
export const ownValues = (own: LawyerHours, firm: BookingRules): OwnValues => ({
  ...(own.week ? weekFields(own.week, own.ramadanWeek) : weekFields(firm.week, firm.ramadanWeek)),
  hasOwn: own.week !== null,
})

/** Labels of the weekday fields, in the order of the form. */
export const weekLabels = {
  day0: 'hours.week',
  day1: 'hours.week',
  day2: 'hours.week',
  day3: 'hours.week',
  day4: 'hours.week',
  day5: 'hours.week',
  day6: 'hours.week',
  ramadan0: 'hours.ramadan',
  ramadan1: 'hours.ramadan',
  ramadan2: 'hours.ramadan',
  ramadan3: 'hours.ramadan',
  ramadan4: 'hours.ramadan',
  ramadan5: 'hours.ramadan',
  ramadan6: 'hours.ramadan',
} as const

/** Encodes the hours of a day as one form value: `09:00-12:00,16:00-19:00`; empty for a day off. */
export const hoursText = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${from}-${to}`).join(',')

/** Decodes the spans, including incomplete ones. */
export const spansIn = (text: string): Span[] =>
  text === ''
    ? []
    : text.split(',').map((part) => {
        const [from = '', to = ''] = part.split('-')
        return { from, to }
      })

/** A time input has no 24:00, so the end of the day is 00:00 in it. */
export const endOfField = (time: string): string => (time === '00:00' ? '24:00' : time)
export const fieldOfEnd = (time: string): string => (time === '24:00' ? '00:00' : time)

/** The hours in order, or a dictionary key for what is wrong with them. */
export const readHours = (text: string): Span[] | string => {
  const spans = spansIn(text).sort((one, other) => (one.from < other.from ? -1 : 1))
  if (spans.some(({ from, to }) => from === '' || to === '')) return 'val.hours.both'
  const days: Week = Array.from({ length: 7 }, (_, day) => (day === 0 ? spans : []))
  return week.safeParse(days).error?.issues[0]?.message ?? spans
}

/** Neighboring weekdays with the same hours, from Sunday. */
export type EqualDays = { first: Weekday; last: Weekday; spans: readonly Span[] }

export const equalDaysOf = (hours: readonly (readonly Span[])[]): EqualDays[] => {
  const joined: EqualDays[] = []
  for (const day of weekdays) {
    const spans = hours[day] ?? []
    const previous = joined.at(-1)
    if (previous && hoursText(previous.spans) === hoursText(spans)) previous.last = day
    else joined.push({ first: day, last: day, spans })
  }
  return joined
}
