/** Clock times of a day in Riyadh, such as `09:00` to `17:00`. */
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

/** Whether the week is the one that our sentences name. Others say "on working days". */
export const isSundayToThursday = ({ week }: Pick<FirmCalendar, 'week'>): boolean =>
  week.every((spans, day) => spans.length > 0 === day <= 4)

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const includes = (days: readonly Days[], date: string): boolean =>
  days.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)

export const isDayOff = (date: string, { daysOff }: Pick<FirmCalendar, 'daysOff'>): boolean =>
  includes(daysOff, date)

/** The working hours of a day, in order; none on a day off. */
export const hoursOn = (
  date: string,
  { week, ramadanWeek, ramadans, daysOff }: FirmCalendar,
): readonly Span[] => {
  if (includes(daysOff, date)) return []
  return (ramadanWeek && includes(ramadans, date) ? ramadanWeek : week)[weekdayOf(date)] ?? []
}

export const isWorkingDay = (date: string, calendar: FirmCalendar): boolean =>
  hoursOn(date, calendar).length > 0
