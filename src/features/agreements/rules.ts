import type { AgreementState, decisions, FeeKind, SentState } from './values.ts'

// Rules of fee agreements, used by the server and the screens.

type Progress = { state: AgreementState }

const next: Record<AgreementState, readonly AgreementState[]> = {
  draft: ['sent', 'withdrawn', 'in_force'],
  sent: ['change_asked', 'declined', 'expired', 'withdrawn', 'accepted', 'in_force'],
  change_asked: ['draft', 'withdrawn'],
  declined: ['draft'],
  expired: ['draft'],
  withdrawn: ['draft'],
  accepted: ['in_force', 'ended'],
  in_force: ['ended'],
  ended: [],
}

export const mayBecome = ({ state }: Progress, to: AgreementState): boolean => next[state].includes(to)

/** The state on a day in Riyadh: a version that was sent expires at the end of its last day. */
export const stateOn = (
  { state, validUntil }: Progress & { validUntil: string },
  today: string,
): AgreementState => (state === 'sent' && validUntil < today ? 'expired' : state)

/** A draft, or an earlier version that the client did not accept and that gets a next version. */
export const mayEdit = ({ state }: Progress): boolean =>
  state === 'draft' || next[state].includes('draft') || state === 'sent'

/** The client decides about it. */
export const awaitsDecision = ({ state }: Progress): boolean => state === 'sent'

/** It binds both sides: nothing in it is edited or deleted. */
export const isBinding = ({ state }: Progress): boolean => state === 'accepted' || state === 'in_force'

/** Both sides agreed, here or elsewhere. */
export const isAgreed = ({ state }: Progress): boolean => isBinding({ state }) || state === 'ended'

/** The client may have to pay: it binds, or it has ended with an unpaid installment. */
export const isOwed = ({
  state,
  instalments: installments,
}: Progress & { instalments: readonly { paidOn: string | null }[] }): boolean =>
  isBinding({ state }) || (state === 'ended' && installments.some(({ paidOn }) => paidOn === null))

/**
 * The version that the client sees, given the last one that was sent: that one, and never a draft of the next.
 * Undefined for a version that was agreed on paper or with Nafith and was not sent here.
 */
export const shownVersion = <Sent extends { version: number }>(
  agreement: Progress & { version: number },
  lastSent: Sent | undefined,
): Sent | undefined => (isAgreed(agreement) && lastSent?.version !== agreement.version ? undefined : lastSent)

type Sent = {
  version: number
  decision: (typeof decisions)[number] | null
  withdrawnAt: string | null
  validUntil: string
}

/**
 * The present standing of any version that was sent. `until`: the day in Riyadh on which the next version was sent,
 * or today.
 */
export const sentStateOf = (
  agreement: Progress & { version: number; validUntil: string },
  sent: Sent,
  until: string,
): SentState => {
  if (sent.version === agreement.version && agreement.state !== 'draft')
    return stateOn(agreement, until) as SentState
  if (sent.withdrawnAt !== null) return 'withdrawn'
  if (sent.decision !== null) return sent.decision
  return sent.validUntil < until ? 'expired' : 'replaced'
}

/** A fixed fee for a consultation may be sent while the request is pending. */
export const mayBeSentFor = (status: string, kind: FeeKind): boolean =>
  status === 'approved' || (status === 'pending' && kind === 'consultation')
