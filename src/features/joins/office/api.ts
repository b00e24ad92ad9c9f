import { callApi, callQuery } from '#browser/call-api.ts'
import { sendOnce } from '#browser/send-once.ts'
import type { OtherRecord } from '../schema.ts'

export const comparisonQuery = (id: number, other: OtherRecord) =>
  callQuery(['join'], 'GET /api/admin/people/:id/join', {
    params: { id },
    query: other,
    staleTime: 0,
    gcTime: 0,
  })

export const joinRecords = (id: number, body: OtherRecord) =>
  sendOnce(['join', id, body], (idempotencyKey) =>
    callApi('POST /api/admin/people/:id/join', { params: { id }, body, idempotencyKey }),
  )

export const guestComparisonQuery = (id: number, requestId: number) =>
  callQuery(['join', 'guest'], 'GET /api/admin/guests/:id/join', {
    params: { id },
    query: { requestId },
    staleTime: 0,
    gcTime: 0,
  })

export const joinGuests = (id: number, body: { requestId: number }) =>
  sendOnce(['join guest', id, body], (idempotencyKey) =>
    callApi('POST /api/admin/guests/:id/join', { params: { id }, body, idempotencyKey }),
  )
