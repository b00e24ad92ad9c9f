import { may } from '#access/permissions.ts'
import type { Reader } from '#access/roles.ts'
import type { BookingRules } from './booking-rules.ts'
import { isInTime } from './free-times.ts'
import type { AppointmentState } from './values.ts'

// Permissions and rules of appointments, used by the server and the screens.

/** Users plan their own hours and absences, admins those of everybody. */
export const mayPlanFor = ({ id, role }: Reader, lawyerId: number): boolean =>
  lawyerId === id || may(role, 'settings.manage')

type Progress = { state: AppointmentState; startsAt: string | null; moves: number }

/** Maximum number of moves by the client. Then the client and the lawyer should talk. */
const maxMoves = 5

/** Canceled, or its start has passed. */
export const isOver = ({ state, startsAt }: Pick<Progress, 'state' | 'startsAt'>, now: Date): boolean =>
  state === 'canceled' || (startsAt !== null && Date.parse(startsAt) <= now.getTime())

/** The open appointment among those about a request, newest first. There is at most one. */
export const findOpen = <Known extends Pick<Progress, 'state' | 'startsAt'>>(
  [newest]: readonly Known[],
  now: Date,
): Known | undefined => (newest && !isOver(newest, now) ? newest : undefined)

/** Whether the client may choose or change the time. */
export const mayChoose = (
  appointment: Progress,
  rules: Pick<BookingRules, 'noticeHours'>,
  now: Date,
): boolean => {
  const { state, startsAt, moves } = appointment
  if (isOver(appointment, now)) return false
  if (state === 'proposed' || startsAt === null) return true
  return moves < maxMoves && isInTime(startsAt, rules, now)
}
