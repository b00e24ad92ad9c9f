import * as z from 'zod/mini'
import { defaultHours } from '#features/office-hours/values.ts'
import { savedWeek, week } from '#features/office-hours/week.ts'
import { appointmentKinds, appointmentLengths } from './values.ts'

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

/** The specified week, and six hours a day in Ramadan as in the labor law. */
export const defaultRules: BookingRules = {
  week: defaultHours.week,
  ramadanWeek: defaultHours.ramadanWeek,
  minutes: 30,
  buffer: 15,
  noticeHours: 4,
  furthestDays: 30,
  kinds: [...appointmentKinds],
}
