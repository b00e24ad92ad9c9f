import { may } from '#access/permissions.ts'
import type { Reader } from '#access/roles.ts'
import type { BookingRules } from './booking-rules.ts'
import { isInTime } from './free-times.ts'
import type { AppointmentState } from './values.ts'

// What may be done with an appointment; used by the server and by the screens.

/** One's own hours and absences; admins those of everybody. */
export const mayPlanFor = ({ id, role }: Reader, lawyerId: number): boolean =>
  lawyerId === id || may(role, 'settings.manage')

type Progress = { state: AppointmentState; startsAt: string | null; moves: number }

/** After so many moves by the client, the two had better talk. */
const mostMoves = 5

/** Canceled, or its time has come. */
export const isOver = ({ state, startsAt }: Pick<Progress, 'state' | 'startsAt'>, now: Date): boolean =>
  state === 'canceled' || (startsAt !== null && Date.parse(startsAt) <= now.getTime())

/** The one that is not over, of those about a request, newest first: there is one at a time. */
export const findOpen = <Known extends Pick<Progress, 'state' | 'startsAt'>>(
  [newest]: readonly Known[],
  now: Date,
): Known | undefined => (newest && !isOver(newest, now) ? newest : undefined)

/** Whether its client may choose a time, or another one. */
export const mayChoose = (
  appointment: Progress,
  rules: Pick<BookingRules, 'noticeHours'>,
  now: Date,
): boolean => {
  const { state, startsAt, moves } = appointment
  if (isOver(appointment, now)) return false
  if (state === 'proposed' || startsAt === null) return true
  return moves < mostMoves && isInTime(startsAt, rules, now)
}
