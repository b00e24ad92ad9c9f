import * as z from 'zod/mini'
import { foldedNumber } from '#fields/text.ts'

/** A time of the day in Riyadh, up to `24:00`. */
export const clock = z
  .string('val.generic.format')
  .check(foldedNumber, z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'val.hours.time'))

const span = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to, { error: 'val.hours.order', path: ['to'] }))

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

/** In a response: it was validated when it was saved. */
export const savedWeek = z.array(z.array(z.object({ from: z.string(), to: z.string() })))
