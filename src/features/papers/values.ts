// Separate from the schemas: screens need these values without the validation code.
import type { RequestOfPaper } from './panel-schema.ts'

/** Papers of one list. */
export const maxPapers = 20

/** Working days until a paper is due. */
export const maxDays = 90

/** The states of a requested paper on a screen; `late` is open after its due date. */
export type PaperState = 'open' | 'late' | 'received' | 'accepted' | 'refused'

/** `today` is the date in Riyadh. A due date includes the whole day. */
export const stateOf = (
  {
    state,
    dueDate,
    refusal,
    acceptedAt,
  }: Pick<RequestOfPaper, 'state' | 'dueDate' | 'refusal' | 'acceptedAt'>,
  today: string,
): PaperState => {
  if (state === 'received') return acceptedAt === null ? 'received' : 'accepted'
  if (refusal !== null) return 'refused'
  return dueDate < today ? 'late' : 'open'
}

export const isOverdue = (
  { state, dueDate }: Pick<RequestOfPaper, 'state' | 'dueDate'>,
  today: string,
): boolean => state === 'open' && dueDate < today
