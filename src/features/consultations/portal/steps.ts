import { isWithdrawn } from '../rules.ts'
import type { ConsultationStatus, OwnConsultation, OwnConsultationWithHistory } from '../schema.ts'

type StepName = 'received' | 'inReview' | 'approved' | 'completed' | 'rejected' | 'withdrawn'

export type Step = {
  name: StepName
  /** `refused` ends the progress before its goal. */
  state: 'done' | 'current' | 'ahead' | 'refused'
  isLatest: boolean
  /** Null if it is unknown or not reached yet. */
  at: string | null
}

type Request = OwnConsultation & Partial<Pick<OwnConsultationWithHistory, 'history'>>

const stepOfStatus: Record<ConsultationStatus, StepName> = {
  pending: 'inReview',
  approved: 'approved',
  completed: 'completed',
  rejected: 'rejected',
}

/** The progress of a consultation. A refusal replaces the steps that would have followed the review. */
export const stepsOf = (request: Request): Step[] => {
  const latest = isWithdrawn(request) ? 'withdrawn' : stepOfStatus[request.status]
  const names: StepName[] =
    request.status === 'rejected'
      ? ['received', 'inReview', latest]
      : ['received', 'inReview', 'approved', 'completed']
  const reached = names.indexOf(latest)
  return names.map((name, place) => ({
    name,
    state: stateAt(place, reached, latest),
    isLatest: place === reached,
    at: place <= reached ? timeOf(name, request) : null,
  }))
}

const stateAt = (place: number, reached: number, latest: StepName): Step['state'] => {
  if (place < reached) return 'done'
  if (place > reached) return 'ahead'
  if (latest === 'rejected' || latest === 'withdrawn') return 'refused'
  return latest === 'completed' ? 'done' : 'current'
}

/** A step reached twice shows the last time; without a history only the first and last are known. */
const timeOf = (name: StepName, { createdAt, withdrawnAt, history }: Request): string | null => {
  if (name === 'received') return createdAt
  if (name === 'withdrawn') return withdrawnAt
  const status = (Object.keys(stepOfStatus) as ConsultationStatus[]).find((key) => stepOfStatus[key] === name)
  return history?.findLast(({ to }) => to === status)?.createdAt ?? null
}
