import type { FirmCalendar } from '#firm-time/calendar.ts'
import { hoursOfWorkingDays, promisedBy } from '#firm-time/promise.ts'
import { awaitsAnswer, isWithdrawn, openStatuses } from './rules.ts'
import type { OwnConsultation } from './schema.ts'

/** The next event for a client's consultation. `hoursLeft` counts whole working-day hours. */
export type NextStep =
  | { kind: 'replyDue'; by: Date; hoursLeft: number }
  | { kind: 'replyLate'; by: Date }
  /** `by` is the time of the last appointment that has taken place. */
  | { kind: 'spoke'; by: Date }
  /** Its path shows the stage. */
  | { kind: 'underway' }
  | { kind: 'inReview' | 'approved' | 'completed' | 'rejected' | 'withdrawn' }

type Progress = Pick<OwnConsultation, 'status' | 'receivedAt' | 'firstAnswerAt' | 'withdrawnAt'> & {
  spokeAt?: string | null
  stage?: OwnConsultation['stage']
}

export const nextStepOf = (consultation: Progress, now: Date, calendar: FirmCalendar): NextStep => {
  if (isWithdrawn(consultation)) return { kind: 'withdrawn' }
  const { status, spokeAt, stage } = consultation
  if (status === 'approved' && stage) return { kind: 'underway' }
  if (spokeAt && openStatuses.some((open) => open === status)) return { kind: 'spoke', by: new Date(spokeAt) }
  if (status !== 'pending') return { kind: status }
  // The deadline applies to the first answer: a consultation that is pending again has no new one.
  if (!awaitsAnswer(consultation)) return { kind: 'inReview' }
  const by = promisedBy(new Date(consultation.receivedAt), calendar)
  const hoursLeft = Math.floor(hoursOfWorkingDays(now, by, calendar))
  return hoursLeft < 0 ? { kind: 'replyLate', by } : { kind: 'replyDue', by, hoursLeft }
}

/** Whether the consultation is closed, with any result. */
export const isOutcome = ({ kind }: { kind: string }): boolean =>
  kind === 'completed' || kind === 'rejected' || kind === 'withdrawn'
