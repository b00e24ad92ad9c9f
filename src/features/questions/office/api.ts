import type { Body, KnownCalls } from '#api/calls.ts'
import { callApi, callQuery } from '#browser/call-api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { OwnEntry } from '../schema.ts'

/** Refetched with all other data about requests. */
export const requestAnswersQuery = (consultationId: number) =>
  callQuery(consultationsKey, 'GET /api/admin/consultations/:id/questions', {
    params: { id: consultationId },
    staleTime: 0,
  })

/** Sends the person one mail, however often it is called. */
export const requestAnswers = (id: number) =>
  callApi('POST /api/admin/consultations/:id/questions/request', { params: { id } })

export const recordReading = (id: number) =>
  callApi('PUT /api/admin/consultations/:id/questions/read', { params: { id } })

type Typed = Body<KnownCalls['PUT /api/admin/consultations/:id/questions']>

export const saveForCaller = (id: number, body: Typed) =>
  callApi('PUT /api/admin/consultations/:id/questions', { params: { id }, body })

/** The same answers are sent once. Returns the newest entry. */
export const sendForCaller = async (id: number, body: Typed): Promise<OwnEntry> => {
  const { opened } = await callApi('POST /api/admin/consultations/:id/questions', { params: { id }, body })
  const [newest] = opened?.entries ?? []
  if (!newest) throw new Error('the answers were not recorded')
  return newest
}
