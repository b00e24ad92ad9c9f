import { isOutcome, type NextStep, nextStepOf } from '#features/consultations/portal/next-step.ts'
import { isOverdue } from '#features/documents/browser/document-format.ts'
import type { DocumentRequest } from '#features/documents/schema.ts'
import type { ClientSummary } from '#features/overview/schema.ts'
import { formatWeekdayOfMonth } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'

/** What the firm waits for from the client; `by` is a day without an hour, such as `2026-03-11`. */
type DocumentStep = { kind: 'document' | 'documentLate'; title: string; dueDate: string }

/** `firstRequest` and `newRequest` are for who has nothing on the way, never or not any more. */
export type PanelStep = NextStep | DocumentStep | { kind: 'firstRequest' | 'newRequest' }

/** What a client reads first: what the firm waits for, else the request that comes next, else an invitation. */
export const overviewStepOf = (
  {
    next,
    askedDocument,
    recentConsultations,
  }: Pick<ClientSummary, 'next' | 'askedDocument' | 'recentConsultations'>,
  now: Date,
): PanelStep => {
  if (askedDocument) return documentStepOf(askedDocument, now)
  if (next) return nextStepOf(next, now)
  return { kind: recentConsultations.length === 0 ? 'firstRequest' : 'newRequest' }
}

/** A request whose papers are not complete waits for its client. */
export const documentStepOf = (asked: DocumentRequest, now: Date): DocumentStep => ({
  kind: isOverdue(asked, now) ? 'documentLate' : 'document',
  title: asked.title,
  dueDate: asked.dueDate,
})

export const asksForDocument = (step: PanelStep): step is DocumentStep =>
  step.kind === 'document' || step.kind === 'documentLate'

/** Nothing is on its way, so the thing to do is to ask anew. */
export const asksForNewConsultation = (step: PanelStep): boolean =>
  step.kind === 'firstRequest' || step.kind === 'newRequest' || isOutcome(step)

/** `Tuesday, March 11`: noon in Riyadh, so that the day is the same wherever it is read. */
export const dueDay = (dueDate: string, language: Language): string =>
  formatWeekdayOfMonth(`${dueDate}T12:00:00+03:00`, language)
