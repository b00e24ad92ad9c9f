import { type FirmCalendar, isOvernight, openHoursOn, type Span } from './calendar.ts'
import { instantInRiyadh } from './riyadh.ts'
import { isWorkingDay, officeDay } from './working-hours.ts'

/** `09:00` to `16:30` by default: the half hours at which a meeting may begin on this day. */
export const meetingTimes = (date: string, calendar: FirmCalendar): string[] =>
  openHoursOn(date, calendar).flatMap(halfHoursIn)

/** The times at which a meeting may begin on any weekday, and the earliest opening and latest closing. */
export const timesOfWeek = ({ week }: FirmCalendar) => {
  const spans = week.flat()
  const nights = spans.filter(isOvernight)
  const divided = [
    ...spans.map((span) => (isOvernight(span) ? { ...span, to: '24:00' } : span)),
    ...nights.map(({ to }) => ({ from: '00:00', to })),
  ]
  const latest = (nights.length > 0 ? nights : spans).map(({ to }) => to).sort()
  return {
    times: [...new Set(divided.flatMap(halfHoursIn))].sort(),
    from: spans.map(({ from }) => from).sort()[0] ?? '09:00',
    to: latest.at(-1) ?? '17:00',
  }
}

const halfHoursIn = ({ from, to }: Span): string[] => {
  const [first, end] = [halfHoursOf(from, Math.ceil), halfHoursOf(to, Math.floor)]
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => clockOf(first + at))
}

const halfHoursOf = (clock: string, round: (value: number) => number): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return round(hours * 2 + minutes / 30)
}

const clockOf = (halfHours: number): string =>
  `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 === 0 ? '00' : '30'}`

/** A day is over once the office has closed, at midnight at the latest. */
export const isOver = (date: string, now: Date, calendar: FirmCalendar): boolean => {
  const closes = officeDay(date, calendar)?.closes
  return (closes !== undefined && closes <= now) || instantInRiyadh(date, '24:00') <= now
}

/** Whether a meeting is still possible on this day. */
export const isMeetingDay = (date: string, now: Date, calendar: FirmCalendar): boolean =>
  isWorkingDay(date, calendar) && !isOver(date, now, calendar)
