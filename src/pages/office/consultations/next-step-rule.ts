import type { Agreement } from '#features/agreements/schema.ts'
import { awaitsAnswer, openStatuses } from '#features/consultations/rules.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import type { Matter } from '#features/matters/schema.ts'
import type { EntryOf, ThreadEntry } from '#features/threads/schema.ts'

type Letter = EntryOf<'message'>['message']

/** The next step of a request. */
export type NextStep =
  | { kind: 'reply'; letter: Letter | undefined }
  | { kind: 'decide'; spokeAt: string }
  | { kind: 'conflict' | 'call' | 'take' | 'propose' | 'draft' | 'inForce' | 'begin' | 'settle' | 'addDate' }

type Known = {
  request: Consultation
  /** Undefined until they are loaded. */
  entries: readonly ThreadEntry[] | undefined
  agreements: { engagements: readonly Pick<Agreement, 'state'>[]; mayCreate: boolean } | undefined
  matter: Pick<Matter, 'path' | 'mayBegin'> | undefined
}

/** The first step that the facts of a request ask for. */
export const nextStepOf = ({ request, entries = [], agreements, matter }: Known): NextStep | undefined => {
  const { isOpen, status, userId, email, conflictFlaggedAt, assignedToId } = request
  const isOngoing = openStatuses.some((open) => open === status)
  if (!isOpen) return
  if (isOngoing && conflictFlaggedAt) return { kind: 'conflict' }
  const letter = unansweredLetter(entries, userId)
  if (letter) return { kind: 'reply', letter }
  if (!isOngoing) return
  if (assignedToId === null) return { kind: 'take' }
  if (awaitsAnswer(request))
    return userId !== null || email !== '' ? { kind: 'reply', letter: undefined } : { kind: 'call' }
  return status === 'pending' ? stepToDecision(request) : stepOfMatter(request, agreements, matter)
}

const stepToDecision = ({ appointment, spokeAt }: Consultation): NextStep | undefined => {
  if (spokeAt) return { kind: 'decide', spokeAt }
  return appointment ? undefined : { kind: 'propose' }
}

const stepOfMatter = (
  { hasPastDate, nextDate }: Consultation,
  agreements: Known['agreements'],
  matter: Known['matter'],
): NextStep | undefined => {
  const [latest] = agreements?.engagements ?? []
  if (agreements?.mayCreate && !latest) return { kind: 'draft' }
  if (latest?.state === 'accepted') return { kind: 'inForce' }
  if (matter?.mayBegin) return { kind: 'begin' }
  if (hasPastDate) return { kind: 'settle' }
  return matter?.path && !nextDate ? { kind: 'addDate' } : undefined
}

/** The client's last message, unless the office has answered since. */
const unansweredLetter = (entries: readonly ThreadEntry[], clientId: number | null): Letter | undefined => {
  const last = entries.findLast((entry) => isLetter(entry, clientId) || isAnswer(entry, clientId))
  return last?.kind === 'message' && isLetter(last, clientId) ? last.message : undefined
}

const isLetter = (entry: ThreadEntry, clientId: number | null): boolean =>
  entry.kind === 'message' && clientId !== null && entry.message.fromUserId === clientId

const isAnswer = (entry: ThreadEntry, clientId: number | null): boolean =>
  (entry.kind === 'message' && clientId !== null && entry.message.toUserId === clientId) ||
  (entry.kind === 'change' && (entry.change.field === 'replied' || entry.change.field === 'spokenWith'))
