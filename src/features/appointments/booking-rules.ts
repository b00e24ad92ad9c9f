import * as z from 'zod/mini'
import { foldedNumber } from '#fields/text.ts'
import { appointmentKinds, appointmentLengths } from './values.ts'

/** A time of the day in Riyadh, up to `24:00`. */
export const clock = z
  .string('val.generic.format')
  .check(foldedNumber, z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'val.hours.time'))

const span = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to, { error: 'val.hours.order', path: ['to'] }))
export type Span = z.infer<typeof span>

/** Maximum per day. */
export const maxSpans = 4

const dayHours = z.array(span).check(
  z.maxLength(maxSpans, 'val.generic.format'),
  z.refine((spans) => spans.every(({ from }, at) => at === 0 || (spans[at - 1]?.to ?? '') <= from), {
    error: 'val.hours.overlap',
  }),
)

/** The hours of each weekday from Sunday; a day without spans is off. */
export const week = z.array(dayHours).check(z.length(7, 'val.generic.format'))
export type Week = z.infer<typeof week>

const between = (min: number, max: number) =>
  z
    .int('val.generic.number')
    .check(z.minimum(min, 'val.generic.number'), z.maximum(max, 'val.generic.number'))

/** The firm's rules for the times that clients can choose. */
export const bookingRules = z.strictObject({
  week,
  /** Null if Ramadan has the regular hours. */
  ramadanWeek: z.nullable(week),
  minutes: z.literal(appointmentLengths, 'val.generic.format'),
  /** Free minutes after each appointment. */
  buffer: between(0, 120),
  /** Minimum notice in hours, for booking and for moving. */
  noticeHours: between(0, 240),
  furthestDays: between(1, 365),
  kinds: z
    .array(z.enum(appointmentKinds, 'val.generic.format'))
    .check(z.minLength(1, 'val.generic.required')),
})
export type BookingRules = z.infer<typeof bookingRules>

/** A lawyer's own hours; null means the firm's hours. */
export const lawyerHours = z.strictObject({ week: z.nullable(week), ramadanWeek: z.nullable(week) })
export type LawyerHours = z.infer<typeof lawyerHours>

const savedWeek = z.array(z.array(z.object({ from: z.string(), to: z.string() })))

/** The rules in a response. They were validated when they were saved. */
export const savedBookingRules = z.object({
  week: savedWeek,
  ramadanWeek: z.nullable(savedWeek),
  minutes: z.literal(appointmentLengths),
  buffer: z.int(),
  noticeHours: z.int(),
  furthestDays: z.int(),
  kinds: z.array(z.enum(appointmentKinds)),
})
export const savedLawyerHours = z.object({ week: z.nullable(savedWeek), ramadanWeek: z.nullable(savedWeek) })

const sundayToThursday = (spans: Span[]): Week =>
  Array.from({ length: 7 }, (_, day) => (day <= 4 ? spans : []))

/**
 * Sunday to Thursday, 9 to 5 (specification, section 9), and six hours a day in Ramadan as in the labor law.
 */
export const defaultRules: BookingRules = {
  week: sundayToThursday([{ from: '09:00', to: '17:00' }]),
  ramadanWeek: sundayToThursday([{ from: '10:00', to: '16:00' }]),
  minutes: 30,
  buffer: 15,
  noticeHours: 4,
  furthestDays: 30,
  kinds: [...appointmentKinds],
}
