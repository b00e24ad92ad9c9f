import type { FirmCalendar } from '#firm-time/calendar.ts'
import { hoursOfWorkingDays, promisedBy } from '#firm-time/promise.ts'
import type { RequestFacts } from './facts-schema.ts'
import { awaitsAnswer, isWithdrawn } from './rules.ts'
import type { OwnConsultation } from './schema.ts'

/** A step that follows from what has happened in an open request. */
type FactStep =
  /** A requested document is missing, or a fee agreement waits for a decision. */
  | { kind: 'documentOpen' | 'proposalOpen' }
  /** A time has to be chosen. */
  | { kind: 'appointmentOpen' }
  /** `by` is the start of an appointment that is not over. */
  | { kind: 'appointmentConfirmed'; by: Date }
  /** The page shows the stage, which may have a duty of the client. */
  | { kind: 'underway'; stage: NonNullable<RequestFacts['stage']> }
  /** `by` is the time of the last appointment that has taken place. */
  | { kind: 'spoke'; by: Date }

/** The next event for a client's consultation. `hoursLeft` counts whole working-day hours. */
export type NextStep =
  | FactStep
  | { kind: 'replyDue'; by: Date; hoursLeft: number }
  | { kind: 'replyLate'; by: Date }
  | { kind: 'inReview' | 'approved' | 'completed' | 'rejected' | 'withdrawn' }

type Facts = Partial<RequestFacts>
type Progress = Pick<OwnConsultation, 'status' | 'receivedAt' | 'firstAnswerAt' | 'withdrawnAt'> & Facts

export const nextStepOf = (consultation: Progress, now: Date, calendar: FirmCalendar): NextStep => {
  if (isWithdrawn(consultation)) return { kind: 'withdrawn' }
  const { status } = consultation
  if (status === 'approved') return approvedStepOf(consultation, now)
  if (status !== 'pending') return { kind: status }
  const step = factStepOf({ ...consultation, stage: null }, now)
  if (step) return step
  // The deadline applies to the first answer: a consultation that is pending again has no new one.
  if (!awaitsAnswer(consultation)) return { kind: 'inReview' }
  const by = promisedBy(new Date(consultation.receivedAt), calendar)
  const hoursLeft = Math.floor(hoursOfWorkingDays(now, by, calendar))
  return hoursLeft < 0 ? { kind: 'replyLate', by } : { kind: 'replyDue', by, hoursLeft }
}

/** The next step of an approved request. An appointment is promised only if there is nothing else to do. */
export const approvedStepOf = (facts: Facts, now: Date): FactStep | { kind: 'approved' } =>
  factStepOf(facts, now) ?? { kind: 'approved' }

/** Whether a document, a decision or a time is expected from the client. */
export const asksClient = ({ appointment, awaitsDecision, awaitsDocument }: Facts): boolean =>
  awaitsDecision || awaitsDocument || appointment?.state === 'proposed'

const factStepOf = (facts: Facts, now: Date): FactStep | undefined => {
  if (facts.awaitsDecision) return { kind: 'proposalOpen' }
  if (facts.awaitsDocument) return { kind: 'documentOpen' }
  const meeting = meetingStepOf(facts, now)
  return facts.stage && (!meeting || meeting.kind === 'spoke')
    ? { kind: 'underway', stage: facts.stage }
    : meeting
}

/** The facts are as old as the page: an appointment that was ahead then may be over now. */
const meetingStepOf = ({ appointment, spokeAt }: Facts, now: Date): FactStep | undefined => {
  if (appointment?.state === 'proposed') return { kind: 'appointmentOpen' }
  if (appointment?.startsAt && appointment.endsAt) {
    const by = new Date(appointment.startsAt)
    return { kind: new Date(appointment.endsAt) > now ? 'appointmentConfirmed' : 'spoke', by }
  }
  return spokeAt ? { kind: 'spoke', by: new Date(spokeAt) } : undefined
}

/** Whether the consultation is closed, with any result. */
export const isOutcome = ({ kind }: { kind: string }): boolean =>
  kind === 'completed' || kind === 'rejected' || kind === 'withdrawn'
