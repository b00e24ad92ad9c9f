import type { BookingRules, LawyerHours } from './booking-rules.ts'

/** The firm's rules, overridden by the lawyer's own hours. */
export const rulesOf = (firm: BookingRules, own: LawyerHours | undefined): BookingRules => {
  if (!own?.week) return firm
  // Own hours without Ramadan hours also apply in Ramadan.
  return { ...firm, week: own.week, ramadanWeek: own.ramadanWeek }
}
