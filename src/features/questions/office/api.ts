import { callApi, callQuery } from '#browser/call-api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'

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
