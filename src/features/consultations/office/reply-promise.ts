import { hoursOfWorkingDays, promisedBy } from '../promise.ts'
import { awaitsAnswer } from '../rules.ts'
import type { Consultation } from '../schema.ts'

type Answered = Pick<Consultation, 'status' | 'createdAt' | 'firstAnswerAt'> & { withdrawnAt?: string | null }

export type ReplyPromise =
  /** Hours of working days to the end of the promise, negative once it is past. */
  | { state: 'waiting'; hoursLeft: number }
  /** Hours of working days from the request to the firm's first answer. */
  | { state: 'replied'; hours: number }
  | { state: 'withdrawn' }
  /** Closed without an answer on record. */
  | { state: 'unknown' }

/** By working days; an answer within one weekend, which none of them saw, by the clock. */
const hoursTaken = (came: Date, answered: Date): number =>
  hoursOfWorkingDays(came, answered) || (answered.getTime() - came.getTime()) / (60 * 60 * 1000)

/** How the 24-hour promise stands: it is counted from the request to the firm's first answer, by working days. */
export const replyPromiseOf = (request: Answered, now: Date): ReplyPromise => {
  const { createdAt, firstAnswerAt, withdrawnAt } = request
  const came = new Date(createdAt)
  if (firstAnswerAt) return { state: 'replied', hours: hoursTaken(came, new Date(firstAnswerAt)) }
  if (withdrawnAt) return { state: 'withdrawn' }
  if (awaitsAnswer(request)) return { state: 'waiting', hoursLeft: hoursOfWorkingDays(now, promisedBy(came)) }
  return { state: 'unknown' }
}
