import { callApi, callQuery } from '#browser/call-api.ts'
import { sendOnce } from '#browser/send-once.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { CheckInput, PartiesInput } from '../schema.ts'

/** Refetched with all other request data: a change to one request may affect another. */
export const partiesQuery = (id: number) =>
  callQuery(consultationsKey, 'GET /api/admin/consultations/:id/parties', { params: { id }, staleTime: 0 })

export const saveParties = (id: number, parties: PartiesInput) =>
  callApi('PUT /api/admin/consultations/:id/parties', { params: { id }, body: parties })

export const recordCheck = (id: number, check: CheckInput) =>
  sendOnce(['conflict check', id, check], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/conflict-checks', {
      params: { id },
      body: check,
      idempotencyKey,
    }),
  )
