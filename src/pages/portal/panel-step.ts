import { isOutcome, type NextStep, nextStepOf } from '#features/consultations/components/own-next-step.ts'
import type { ClientSummary } from '#features/overview/schema.ts'

/** `firstRequest` and `newRequest` are for who has nothing on the way, never or not any more. */
export type PanelStep = NextStep | { kind: 'firstRequest' | 'newRequest' }

/** What a client reads first: the request that comes next, else an invitation. */
export const overviewStepOf = (
  { next, recentConsultations }: Pick<ClientSummary, 'next' | 'recentConsultations'>,
  now: Date,
): PanelStep => {
  if (next) return nextStepOf(next, now)
  return { kind: recentConsultations.length === 0 ? 'firstRequest' : 'newRequest' }
}

/** Nothing is on its way, so the thing to do is to ask anew. */
export const asksForNewRequest = (step: PanelStep): boolean =>
  step.kind === 'firstRequest' || step.kind === 'newRequest' || isOutcome(step)
