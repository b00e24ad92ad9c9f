import { addDays } from './riyadh.ts'

/** Clock times in Riyadh, such as `09:00` to `17:00`. An end that is not after the beginning is on the next day. */
export type Span = { from: string; to: string }

/** The hours of each weekday from Sunday; a day without spans is off. */
export type Week = readonly (readonly Span[])[]

/** Whole days in Riyadh, both included. */
export type Days = { firstDay: string; lastDay: string }

/** The hours of the firm: its week, the week of Ramadan if it has one, and the days off. */
export type FirmCalendar = {
  week: Week
  ramadanWeek: Week | null
  ramadans: readonly Days[]
  daysOff: readonly Days[]
}

export const sundayToThursday = (spans: Span[]): Span[][] =>
  Array.from({ length: 7 }, (_, day) => (day <= 4 ? spans : []))

/** Sunday to Thursday, 9 to 5 (specification, section 9), until the firm saves its own hours. */
export const defaultCalendar: FirmCalendar = {
  week: sundayToThursday([{ from: '09:00', to: '17:00' }]),
  ramadanWeek: null,
  ramadans: [],
  daysOff: [],
}

/** Whether the week is the one in our sentences. For other weeks they use "on working days". */
export const isSundayToThursday = ({ week }: Pick<FirmCalendar, 'week'>): boolean =>
  week.every((spans, day) => spans.length > 0 === day <= 4)

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const includes = (days: readonly Days[], date: string): boolean =>
  days.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)

export const isDayOff = (date: string, { daysOff }: Pick<FirmCalendar, 'daysOff'>): boolean =>
  includes(daysOff, date)

/** The hours that begin on a day, in order; none on a day off. The last ones may end after midnight. */
export const hoursOn = (
  date: string,
  { week, ramadanWeek, ramadans, daysOff }: FirmCalendar,
): readonly Span[] => {
  if (includes(daysOff, date)) return []
  return (ramadanWeek && includes(ramadans, date) ? ramadanWeek : week)[weekdayOf(date)] ?? []
}

export const isOvernight = ({ from, to }: Span): boolean => to <= from

/** The hours in which the office is open on a day, from `00:00` to `24:00`, with those after the midnight before it. */
export const openHoursOn = (date: string, calendar: FirmCalendar): readonly Span[] => {
  const night = hoursOn(addDays(date, -1), calendar).find(isOvernight)
  const hasNight = night && night.to > '00:00' && !isDayOff(date, calendar)
  return [
    ...(hasNight ? [{ from: '00:00', to: night.to }] : []),
    ...hoursOn(date, calendar).map((span) => (isOvernight(span) ? { ...span, to: '24:00' } : span)),
  ]
}
