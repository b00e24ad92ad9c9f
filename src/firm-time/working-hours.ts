import { type FirmCalendar, hoursOn, isDayOff, isOvernight, type Span } from './calendar.ts'
import { addDays, instantInRiyadh } from './riyadh.ts'

/** The office may be closed for at most this long; a week without hours would otherwise never end. */
const maxDaysClosed = 400

export type Session = { opens: Date; closes: Date }

/** Hours from midnight on belong to the evening before, if they end by then. */
const lastNightHour = '12:00'

const continuesNight = (span: Span | undefined, before: readonly Span[]): span is Span =>
  span?.from === '00:00' && span.to <= lastNightHour && before.at(-1)?.to === '24:00'

const maxKnown = 1_000

/** A function that computes each day of a calendar once: a list with deadlines reads the same days for each row. */
export const oncePerDay = <Result>(compute: (date: string, calendar: FirmCalendar) => Result) => {
  const known = new WeakMap<FirmCalendar, Map<string, Result>>()
  return (date: string, calendar: FirmCalendar): Result => {
    const days = known.get(calendar) ?? new Map<string, Result>()
    const found = days.get(date)
    if (found !== undefined) return found
    const result = compute(date, calendar)
    if (days.size >= maxKnown) days.clear()
    known.set(calendar, days.set(date, result))
    return result
  }
}

/** The hours that begin on a day, in order. Hours that are divided at midnight are one session of the first day. */
export const sessionsOn = oncePerDay((date, calendar): readonly Session[] => {
  const next = addDays(date, 1)
  const spans = hoursOn(date, calendar)
  const [first] = hoursOn(next, calendar)
  const closingOf = (span: Span): Date => {
    if (isOvernight(span)) return instantInRiyadh(next, isDayOff(next, calendar) ? '00:00' : span.to)
    const isDivided = span.to === '24:00' && continuesNight(first, spans)
    return isDivided ? instantInRiyadh(next, first.to) : instantInRiyadh(date, span.to)
  }
  return spans
    .slice(continuesNight(spans[0], hoursOn(addDays(date, -1), calendar)) ? 1 : 0)
    .map((span) => ({ opens: instantInRiyadh(date, span.from), closes: closingOf(span) }))
})

/** The opening and closing of a working day; a break between two sessions counts as open. */
export const officeDay = (date: string, calendar: FirmCalendar): Session | undefined => {
  const sessions = sessionsOn(date, calendar)
  const [first, last] = [sessions[0], sessions.at(-1)]
  return first && last && { opens: first.opens, closes: last.closes }
}

/** A day on which a session begins. */
export const isWorkingDay = (date: string, calendar: FirmCalendar): boolean =>
  sessionsOn(date, calendar).length > 0

/** The working day that comes this many working days after a day. A week without hours has calendar days only. */
export const addWorkingDays = (date: string, days: number, calendar: FirmCalendar): string => {
  let reached = date
  for (let counted = 0; counted < days; counted += 1)
    reached = nextWorkingDay(reached, calendar) ?? addDays(reached, 1)
  return reached
}

/** The next working day after this one. Undefined if the firm's week has none. */
export const nextWorkingDay = (date: string, calendar: FirmCalendar): string | undefined => {
  for (let after = 1; after <= maxDaysClosed; after += 1) {
    const next = addDays(date, after)
    if (isWorkingDay(next, calendar)) return next
  }
  return undefined
}
