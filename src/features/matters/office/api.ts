import type { Body, KnownCalls } from '#api/calls.ts'
import { callApi, callQuery } from '#browser/call-api.ts'
import { sendOnce } from '#browser/send-once.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'

/** Refetched with all other data about requests. */
export const matterQuery = (consultationId: number) =>
  callQuery(consultationsKey, 'GET /api/admin/consultations/:id/path', {
    params: { id: consultationId },
    staleTime: 0,
  })

export const beginStages = (id: number, body: Body<KnownCalls['POST /api/admin/consultations/:id/path']>) =>
  callApi('POST /api/admin/consultations/:id/path', { params: { id }, body })

export const moveStage = (
  id: number,
  body: Body<KnownCalls['POST /api/admin/consultations/:id/path/moves']>,
) => callApi('POST /api/admin/consultations/:id/path/moves', { params: { id }, body })

export const saveQuietDays = (id: number, body: Body<KnownCalls['PUT /api/admin/consultations/:id/path']>) =>
  callApi('PUT /api/admin/consultations/:id/path', { params: { id }, body })

export const addDate = (id: number, body: Body<KnownCalls['POST /api/admin/consultations/:id/dates']>) =>
  sendOnce(['date', id, body], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/dates', { params: { id }, body, idempotencyKey }),
  )

export const changeDate = (id: number, body: Body<KnownCalls['PUT /api/admin/path-dates/:id']>) =>
  callApi('PUT /api/admin/path-dates/:id', { params: { id }, body })

export const moveDate = (id: number, body: Body<KnownCalls['POST /api/admin/path-dates/:id/move']>) =>
  sendOnce(['move date', id, body], (idempotencyKey) =>
    callApi('POST /api/admin/path-dates/:id/move', { params: { id }, body, idempotencyKey }),
  )

export const settleDate = (id: number, body: Body<KnownCalls['PUT /api/admin/path-dates/:id/state']>) =>
  callApi('PUT /api/admin/path-dates/:id/state', { params: { id }, body })

export const addPower = (id: number, body: Body<KnownCalls['POST /api/admin/consultations/:id/powers']>) =>
  sendOnce(['power', id, body], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/powers', { params: { id }, body, idempotencyKey }),
  )

export const removePower = (id: number) => callApi('DELETE /api/admin/powers/:id', { params: { id } })
