import type { Span, Week } from '#firm-time/calendar.ts'
import { weekdayOf } from '#firm-time/calendar.ts'
import { addDays, clockInRiyadh, instantInRiyadh } from '#firm-time/riyadh.ts'
import { minutesOf } from './free-times.ts'

export const agendaViews = ['day', 'week', 'month'] as const
export type AgendaView = (typeof agendaViews)[number]

/**
 * Days per view. A month is the week of the given day and the next three, so that it does not begin with past
 * weeks.
 */
const lengths = { day: 1, week: 7, month: 28 } as const satisfies Record<AgendaView, number>

/** The visible days. A week begins on Sunday. */
export const daysOf = (view: AgendaView, day: string): string[] => {
  const first = view === 'day' ? day : addDays(day, -weekdayOf(day))
  return Array.from({ length: lengths[view] }, (_, at) => addDays(first, at))
}

/** Today, or the next Sunday if the firm has no working day left this week. */
export const dayToOpen = (view: AgendaView, today: string, week: Week): string => {
  const weekday = weekdayOf(today)
  const isOver = weekday > 0 && week.slice(weekday).every((spans) => spans.length === 0)
  return view !== 'day' && isOver ? addDays(today, 7 - weekday) : today
}

/** The same view for the next or previous period. */
export const stepOf = (view: AgendaView, day: string, direction: 1 | -1): string =>
  addDays(day, direction * lengths[view])

/** Minutes since midnight in Riyadh. */
export const minuteOf = (instant: string | Date): number => {
  const clock = clockInRiyadh(new Date(instant))
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}

/** The instant at a minute of a day in Riyadh. */
export const instantAt = (day: string, minute: number): string =>
  new Date(instantInRiyadh(day, '00:00').getTime() + minute * 60_000).toISOString()

type Timed = { startsAt: string | null; minutes: number }

/** The position of an entry in its day. Overlapping entries are placed side by side. */
export type Placed<Entry extends Timed> = {
  entry: Entry
  start: number
  lane: number
  lanes: number
  /** The start of the first of the entries that overlap. */
  group: number
}

export const placedOn = <Entry extends Timed>(entries: readonly Entry[]): Placed<Entry>[] => {
  const sorted = entries
    .flatMap((entry) => (entry.startsAt === null ? [] : { entry, start: minuteOf(entry.startsAt) }))
    .sort((one, other) => one.start - other.start)
  const placed: Placed<Entry>[] = []
  let ends: number[] = []
  let first = 0
  const closeGroup = () => {
    for (const each of placed.slice(first)) {
      each.lanes = ends.length
      each.group = placed[first]?.start ?? each.start
    }
    first = placed.length
    ends = []
  }
  for (const { entry, start } of sorted) {
    if (ends.every((end) => end <= start)) closeGroup()
    const free = ends.findIndex((end) => end <= start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = start + entry.minutes
    placed.push({ entry, start, lane, lanes: 1, group: start })
  }
  closeGroup()
  return placed
}

/** Entries that overlap in more than two lanes, of which a narrow column shows two. */
export type Crowd<Entry extends Timed> = { start: number; minutes: number; entries: Entry[]; hidden: number }

/** At most two lanes side by side, and the crowds of which entries are hidden. A folded entry makes room for their number. */
export const foldedOn = <Entry extends Timed>(
  placed: readonly Placed<Entry>[],
): { shown: (Placed<Entry> & { isFolded: boolean })[]; crowds: Crowd<Entry>[] } => {
  const crowds = [...Map.groupBy(placed, ({ group }) => group)]
    .filter(([, [first]]) => first !== undefined && first.lanes > 2)
    .map(([start, group]) => ({
      start,
      minutes: Math.max(...group.map((each) => each.start + each.entry.minutes)) - start,
      entries: group.map(({ entry }) => entry),
      hidden: group.filter(({ lane }) => lane > 1).length,
    }))
  const shown = placed
    .filter(({ lane }) => lane < 2)
    .map((each) => ({ ...each, lanes: Math.min(each.lanes, 2), isFolded: each.lanes > 2 }))
  return { shown, crowds }
}

const usual = { from: 8, to: 18 }

/** The visible hours of the day: all working hours and entries, with at least one hour around them. */
export const hoursShown = (
  entries: readonly Timed[],
  spans: readonly Span[],
): { from: number; to: number } => {
  const minutes = [
    ...spans.flatMap(({ from, to }) => [minutesOf(from), minutesOf(to)]),
    ...entries.flatMap(({ startsAt, minutes }) => {
      if (startsAt === null) return []
      const start = minuteOf(startsAt)
      return [start, Math.min(start + minutes, 24 * 60)]
    }),
  ]
  return {
    from: Math.min(usual.from, ...minutes.map((minute) => Math.floor(minute / 60))),
    to: Math.max(usual.to, ...minutes.map((minute) => Math.ceil(minute / 60))),
  }
}

/** Whether a minute of the day, counted from midnight, is among the hours shown. */
export const isAmong = (minute: number, { from, to }: { from: number; to: number }): boolean =>
  minute >= from * 60 && minute <= to * 60

const quarter = 15

/** A free part of an hour, in minutes since midnight. */
export type Slot = { start: number; minutes: number }

/** The first free quarters of each visible hour, until the next taken time. */
export const slotsIn = (
  { from, to }: { from: number; to: number },
  taken: readonly { start: number; minutes: number }[],
  earliest: number,
): Slot[] =>
  Array.from({ length: to - from }, (_, at) => (from + at) * 60).flatMap((hour) => {
    const isFree = (start: number) =>
      start >= earliest &&
      !taken.some((each) => each.start < start + quarter && start < each.start + each.minutes)
    const quarters = [0, 1, 2, 3].map((number) => hour + number * quarter)
    const first = quarters.findIndex(isFree)
    if (first === -1) return []
    const start = hour + first * quarter
    const end = quarters.find((each) => each > start && !isFree(each)) ?? hour + 60
    return { start, minutes: end - start }
  })

/** The start of the quarter hour at this share of the visible hours, where the user dropped an entry. */
export const quarterAt = (share: number, { from, to }: { from: number; to: number }): number => {
  const minute = (from + share * (to - from)) * 60
  return Math.min(Math.max(Math.round(minute / quarter) * quarter, 0), 24 * 60 - quarter)
}
