import { type Week, week } from '#features/office-hours/week.ts'
import type { Span } from '#firm-time/calendar.ts'

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
