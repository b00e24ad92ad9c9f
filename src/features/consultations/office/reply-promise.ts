import type { FirmCalendar } from '#firm-time/calendar.ts'
import { hoursOfWorkingDays, promisedBy } from '#firm-time/promise.ts'
import { awaitsAnswer, openStatuses } from '../rules.ts'
import type { Consultation } from '../schema.ts'

type Answered = Pick<Consultation, 'status' | 'receivedAt' | 'firstAnswerAt'> & {
  withdrawnAt?: string | null
  spokeAt?: string | null
}

export type ReplyPromise =
  /** Working-day hours until the promise ends; negative once it is overdue. */
  | { state: 'waiting'; hoursLeft: number }
  /** Working-day hours from the consultation to the firm's first answer. */
  | { state: 'replied'; hours: number }
  | { state: 'withdrawn' }
  /** An appointment of the open request has taken place. */
  | { state: 'spoke'; at: string }
  /** Closed without a recorded answer. */
  | { state: 'unknown' }

/** Counts working days. If both times are on days off, it counts clock hours instead. */
const hoursTaken = (came: Date, answered: Date, calendar: FirmCalendar): number =>
  hoursOfWorkingDays(came, answered, calendar) || (answered.getTime() - came.getTime()) / (60 * 60 * 1000)

/** The state of the 24-hour promise, in working days from the consultation to the firm's first answer. */
export const replyPromiseOf = (consultation: Answered, now: Date, calendar: FirmCalendar): ReplyPromise => {
  const { status, receivedAt, firstAnswerAt, withdrawnAt, spokeAt } = consultation
  if (spokeAt && openStatuses.some((open) => open === status)) return { state: 'spoke', at: spokeAt }
  const came = new Date(receivedAt)
  if (firstAnswerAt) return { state: 'replied', hours: hoursTaken(came, new Date(firstAnswerAt), calendar) }
  if (withdrawnAt) return { state: 'withdrawn' }
  if (awaitsAnswer(consultation))
    return { state: 'waiting', hoursLeft: hoursOfWorkingDays(now, promisedBy(came, calendar), calendar) }
  return { state: 'unknown' }
}
