import * as z from 'zod/mini'
import type { Week } from '#features/office-hours/week.ts'
import { foldNumber } from '#fields/fold.ts'
import { type BookingRules, bookingRules, type LawyerHours, lawyerHours } from '../booking-rules.ts'
import { hoursText, readHours } from './hours-text.ts'

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

const text = z.string()
const weekShape = {
  hasRamadan: z.boolean(),
  day0: text,
  day1: text,
  day2: text,
  day3: text,
  day4: text,
  day5: text,
  day6: text,
  ramadan0: text,
  ramadan1: text,
  ramadan2: text,
  ramadan3: text,
  ramadan4: text,
  ramadan5: text,
  ramadan6: text,
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
    minutes: text,
    buffer: text,
    noticeHours: text,
    furthestDays: text,
    kinds: z.array(text),
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
