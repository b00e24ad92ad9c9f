import * as z from 'zod/mini'
import { foldedNumber } from '#fields/text.ts'
import { isOvernight, type Span } from '#firm-time/calendar.ts'

/** A time of the day in Riyadh, up to `24:00`. */
export const clock = z
  .string('val.generic.format')
  .check(foldedNumber, z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'val.hours.time'))

/** Hours past midnight end by noon and last at most so long; longer ones are two times in the wrong order. */
const maxNightMinutes = 12 * 60

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const isSpan = (span: Span): boolean =>
  !isOvernight(span) ||
  (span.from !== span.to && minutesOf(span.to) + 24 * 60 - minutesOf(span.from) <= maxNightMinutes)

const span = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(isSpan, { error: 'val.hours.order', path: ['to'] }))

/** Maximum per day. */
export const maxSpans = 4

const dayHours = z.array(span).check(
  z.maxLength(maxSpans, 'val.generic.format'),
  z.refine(
    (spans) =>
      spans.every(({ from }, at) => {
        const before = spans[at - 1]
        return !before || (!isOvernight(before) && before.to <= from)
      }),
    { error: 'val.hours.overlap' },
  ),
)

/** The hours of each weekday from Sunday; a day without spans is off. The last hours of a day may pass midnight. */
export const week = z.array(dayHours).check(z.length(7, 'val.generic.format'), (context) => {
  for (const [day, spans] of context.value.entries()) {
    const [night, next] = [spans.find(isOvernight), context.value[(day + 1) % 7]?.[0]]
    if (night && next && next.from < night.to)
      context.issues.push({ code: 'custom', message: 'val.hours.overlap', path: [day], input: context.value })
  }
})
export type Week = z.infer<typeof week>

/** In a response: it was validated when it was saved. */
export const savedWeek = z.array(z.array(z.object({ from: z.string(), to: z.string() })))
