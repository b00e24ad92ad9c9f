import type { FirmCalendar } from './calendar.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from './riyadh.ts'
import { isWorkingDay, nextWorkingDay, officeDay, oncePerDay, sessionsOn } from './working-hours.ts'

// The 24 hours of the promise count working days only: see docs/decisions/0005.

const hour = 60 * 60 * 1000
const day = 24 * hour

/** The promise for requests from an instant on: a deadline, or the time after which the request is due, in ms. */
export type PromiseStep = {
  from: number
  due: number | { after: number }
  /** Whether the hours from then on count as hours of working days. */
  isWorked: boolean
}

/**
 * The promises of a day in Riyadh, in order. A request is due one working day later, at the same time of day or, if the
 * office is closed then, at its nearest opening or closing. A request sent while the office is closed is due at the end
 * of the next working day. Hours after midnight belong to the working day before.
 */
export const promiseSteps = oncePerDay((date, calendar): readonly PromiseStep[] => {
  const midnight = instantInRiyadh(date, '00:00').getTime()
  const end = midnight + day
  const before = addDays(date, -1)
  const [late, today] = [officeDay(before, calendar), officeDay(date, calendar)]
  const lateEnd = Math.max(midnight, late?.closes.getTime() ?? 0)
  const opens = Math.max(today?.opens.getTime() ?? end, lateEnd)
  const closes = Math.min(today?.closes.getTime() ?? end, end)
  const steps = [
    ...stepsInside(before, [midnight, lateEnd], calendar).map((step) => ({ ...step, isWorked: true })),
    ...stepsOutside(before, [lateEnd, opens], calendar),
    ...stepsInside(date, [opens, closes], calendar),
    ...stepsOutside(date, [closes, end], calendar),
  ]
  return steps.map((step) => ({ isWorked: today !== undefined, ...step }))
})

type Range = readonly [from: number, until: number]
type Step = Omit<PromiseStep, 'isWorked'>

const stepsOutside = (after: string, [from, until]: Range, calendar: FirmCalendar): Step[] => {
  const next = nextWorkingDay(after, calendar)
  const office = next && officeDay(next, calendar)
  // A firm without working days still answers.
  const due = office ? office.closes.getTime() : { after: day }
  return from < until ? [{ from, due }] : []
}

const stepsInside = (date: string, [from, until]: Range, calendar: FirmCalendar): Step[] => {
  if (from >= until) return []
  const next = nextWorkingDay(date, calendar)
  if (!next) return [{ from, due: { after: day } }]
  const after = Date.parse(next) - Date.parse(date)
  const sessions = sessionsOn(next, calendar).map(
    ({ opens, closes }) => [opens.getTime(), closes.getTime()] as const,
  )
  const steps: Step[] = sessions.flatMap(([opens, closes], at) => {
    const closed = sessions[at - 1]?.[1]
    const middle = closed === undefined ? Number.NEGATIVE_INFINITY : (closed + opens) / 2
    return [
      { from: middle - after, due: opens },
      { from: opens - after, due: { after } },
      { from: closes - after, due: closes },
    ]
  })
  return steps.flatMap((step, at) => {
    const begins = Math.max(step.from, from)
    const ends = Math.min(steps[at + 1]?.from ?? until, until)
    return begins < ends ? [{ ...step, from: begins }] : []
  })
}

/** The deadline for an answer; see `promiseSteps`. */
export const promisedBy = (receivedAt: Date, calendar: FirmCalendar): Date => {
  const time = receivedAt.getTime()
  const { due } = promiseSteps(todayInRiyadh(receivedAt), calendar).findLast(({ from }) => from <= time) ?? {
    due: { after: day },
  }
  return new Date(typeof due === 'number' ? due : time + due.after)
}

/**
 * The first instant whose promise is not over: consultations received before it are overdue. Deadlines never
 * decrease with the time of receipt, so the last part of a day with an instant that is overdue decides.
 */
export const overdueBefore = (now: Date, calendar: FirmCalendar): Date => {
  const time = now.getTime()
  let end = time
  for (let date = todayInRiyadh(now); ; date = addDays(date, -1)) {
    for (const { from, due } of promiseSteps(date, calendar).toReversed()) {
      const overdueUntil =
        typeof due === 'number' ? (due < time ? end : from) : Math.min(end, time - due.after)
      if (overdueUntil > from) return new Date(overdueUntil)
      end = Math.min(end, from)
    }
  }
}

/**
 * Hours between two instants, negative if `to` is earlier. Only working days count, with their nights; a session that
 * ends after midnight belongs to the day before.
 */
export const hoursOfWorkingDays = (from: Date, to: Date, calendar: FirmCalendar): number => {
  if (to < from) return -hoursOfWorkingDays(to, from, calendar)
  let worked = 0
  for (let date = todayInRiyadh(from); instantInRiyadh(date, '00:00') < to; date = addDays(date, 1)) {
    const end = isWorkingDay(date, calendar)
      ? instantInRiyadh(date, '24:00')
      : officeDay(addDays(date, -1), calendar)?.closes
    const starts = Math.max(from.getTime(), instantInRiyadh(date, '00:00').getTime())
    worked += Math.max(0, Math.min(to.getTime(), end?.getTime() ?? 0) - starts)
  }
  return worked / hour
}
