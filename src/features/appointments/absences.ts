import type { Span } from '#firm-time/calendar.ts'
import { addDays, instantInRiyadh } from '#firm-time/riyadh.ts'

// Separate from the schemas: the agenda needs these functions without the validation code.

/** An absence of a lawyer: whole days in Riyadh, both included, or some hours of a single day. */
export type Away = { firstDay: string; lastDay: string; from: string | null; to: string | null }

export const isAllDay = ({ from, to }: Pick<Away, 'from' | 'to'>): boolean => from === null || to === null

export const isAwayOn = (day: string, { firstDay, lastDay }: Pick<Away, 'firstDay' | 'lastDay'>): boolean =>
  firstDay <= day && day <= lastDay

/** The working hours that remain on a day. */
export const withoutAbsences = (
  day: string,
  spans: readonly Span[],
  absences: readonly Away[],
): readonly Span[] =>
  absences
    .filter((absence) => isAwayOn(day, absence))
    .reduce<readonly Span[]>(
      (left, { from, to }) => left.flatMap((span) => remainderOf(span, from, to)),
      spans,
    )

const remainderOf = (span: Span, from: string | null, to: string | null): Span[] => {
  if (from === null || to === null) return []
  return [
    { from: span.from, to: from < span.to ? from : span.to },
    { from: to > span.from ? to : span.from, to: span.to },
  ].filter((part) => part.from < part.to)
}

/** Whether an appointment of this length overlaps an absence. */
export const isAway = (startsAt: string, minutes: number, absences: readonly Away[]): boolean => {
  const start = Date.parse(startsAt)
  const end = start + minutes * 60_000
  return absences.some(({ firstDay, lastDay, from, to }) => {
    const begins = instantInRiyadh(firstDay, from ?? '00:00').getTime()
    const ends = (
      to === null ? instantInRiyadh(addDays(lastDay, 1), '00:00') : instantInRiyadh(lastDay, to)
    ).getTime()
    return start < ends && begins < end
  })
}
