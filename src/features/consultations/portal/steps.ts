import { isWithdrawn } from '../rules.ts'
import type { ConsultationStatus, OwnConsultation, OwnConsultationWithHistory } from '../schema.ts'

type StepName = 'received' | 'inReview' | 'approved' | 'completed' | 'rejected' | 'withdrawn'

export type Step = {
  name: StepName
  /** `refused` ends the progress early. */
  state: 'done' | 'current' | 'ahead' | 'refused'
  isLatest: boolean
  /** Null if it is unknown or not reached yet. */
  at: string | null
}

type Progress = OwnConsultation & Partial<Pick<OwnConsultationWithHistory, 'history'>>

const stepOfStatus: Record<ConsultationStatus, StepName> = {
  pending: 'inReview',
  approved: 'approved',
  completed: 'completed',
  rejected: 'rejected',
}

/** The progress of a consultation. A refusal replaces the steps after the review. */
export const stepsOf = (consultation: Progress): Step[] => {
  const latest = isWithdrawn(consultation) ? 'withdrawn' : stepOfStatus[consultation.status]
  const names: StepName[] =
    consultation.status === 'rejected'
      ? ['received', 'inReview', latest]
      : ['received', 'inReview', 'approved', 'completed']
  const reached = names.indexOf(latest)
  return names.map((name, position) => ({
    name,
    state: stateAt(position, reached, latest),
    isLatest: position === reached,
    at: position <= reached ? timeOf(name, consultation) : null,
  }))
}

const stateAt = (position: number, reached: number, latest: StepName): Step['state'] => {
  if (position < reached) return 'done'
  if (position > reached) return 'ahead'
  if (latest === 'rejected' || latest === 'withdrawn') return 'refused'
  return latest === 'completed' ? 'done' : 'current'
}

/** A repeated step has its last time. Without a history only the first and last times are known. */
const timeOf = (name: StepName, { receivedAt, withdrawnAt, history }: Progress): string | null => {
  if (name === 'received') return receivedAt
  if (name === 'withdrawn') return withdrawnAt
  const status = (Object.keys(stepOfStatus) as ConsultationStatus[]).find((key) => stepOfStatus[key] === name)
  return history?.findLast(({ to }) => to === status)?.createdAt ?? null
}
