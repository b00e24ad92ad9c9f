import { defaultCalendar, type Span, sundayToThursday } from '#firm-time/calendar.ts'

/** Hours as they are saved: of the firm, or of a lawyer who has none of their own. */
export type SavedHours = { week: Span[][] | null; ramadanWeek: Span[][] | null }

/** The hours of a firm that has saved none: in Ramadan six hours a day, as in the labor law. */
export const defaultHours = {
  week: defaultCalendar.week.map((spans) => [...spans]),
  ramadanWeek: sundayToThursday([{ from: '10:00', to: '16:00' }]),
}
