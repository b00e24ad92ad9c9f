import { type Consultation, promiseHours } from '../schema.ts'

type Answered = Pick<Consultation, 'status' | 'createdAt' | 'firstAnswerAt'> & { withdrawnAt?: string | null }

export type ReplyPromise =
  /** Hours to the end of the promise, negative once it is past. */
  | { state: 'waiting'; hoursLeft: number }
  /** Hours from the request to the firm's first answer. */
  | { state: 'replied'; hours: number }
  | { state: 'withdrawn' }
  /** Closed without an answer on record. */
  | { state: 'unknown' }

const hoursBetween = (from: string, to: Date): number =>
  (to.getTime() - new Date(from).getTime()) / (60 * 60 * 1000)

/** How the 24-hour promise stands: it is counted from the request to the firm's first answer. */
export const replyPromiseOf = (request: Answered, now: Date): ReplyPromise => {
  const { status, createdAt, firstAnswerAt, withdrawnAt } = request
  if (firstAnswerAt) return { state: 'replied', hours: hoursBetween(createdAt, new Date(firstAnswerAt)) }
  if (withdrawnAt) return { state: 'withdrawn' }
  if (status === 'pending')
    return { state: 'waiting', hoursLeft: promiseHours - hoursBetween(createdAt, now) }
  return { state: 'unknown' }
}
