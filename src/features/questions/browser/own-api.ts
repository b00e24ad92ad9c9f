import { callApi, callQuery } from '#browser/call-api.ts'
import { draftKey, guestDraftKey } from '#browser/drafts.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { OwnEntry, SavedAnswers, TypedAnswers } from '../schema.ts'

/** The questions of the client's own request. */
export const ownQuestionsQuery = (id: number) =>
  callQuery(consultationsKey, 'GET /api/client/consultations/:id/questions', { params: { id }, staleTime: 0 })

/** The same for a guest with a private link. */
export const followedQuestionsQuery = (token: string) =>
  callQuery(consultationsKey, 'GET /api/requests/questions', { query: { token }, staleTime: 0 })

type Typed = { versionId: number; changes: TypedAnswers }

export type AnswerCalls = {
  save: (typed: Typed) => Promise<SavedAnswers>
  send: (typed: Typed) => Promise<OwnEntry>
  /** What was typed and not saved yet, of `browser/drafts.ts`. */
  draft: string
  /** The hidden fields of a form without scripts, and the query of its address. */
  posted: { fields: Record<string, string>; query: string }
}

export const ownAnswerCalls = (id: number, userId: number): AnswerCalls => ({
  save: (body) => callApi('PUT /api/client/consultations/:id/questions', { params: { id }, body }),
  send: (body) => callApi('POST /api/client/consultations/:id/questions', { params: { id }, body }),
  draft: draftKey(userId, `questions-${id}`),
  posted: { fields: { id: String(id) }, query: '' },
})

export const followedAnswerCalls = (token: string): AnswerCalls => ({
  save: (typed) => callApi('PUT /api/requests/questions', { body: { ...typed, token } }),
  send: (typed) => callApi('POST /api/requests/questions', { body: { ...typed, token } }),
  // The address of the page has the token, too.
  draft: guestDraftKey(`questions-${token.slice(0, 12)}`),
  posted: { fields: { token }, query: `?${new URLSearchParams({ token })}` },
})
