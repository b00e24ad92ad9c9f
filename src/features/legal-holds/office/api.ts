import { callApi, callQuery } from '#browser/call-api.ts'

/** The record on which a hold is placed. */
export type Held = { consultationId: number } | { userId: number }

const holdsKey = ['legal-holds'] as const

export const holdQuery = (held: Held) =>
  'userId' in held
    ? callQuery(holdsKey, 'GET /api/admin/users/:id/hold', { params: { id: held.userId }, staleTime: 0 })
    : callQuery(holdsKey, 'GET /api/admin/consultations/:id/hold', {
        params: { id: held.consultationId },
        staleTime: 0,
      })

export const setHold = (held: Held, reason: string) =>
  'userId' in held
    ? callApi('PUT /api/admin/users/:id/hold', { params: { id: held.userId }, body: { reason } })
    : callApi('PUT /api/admin/consultations/:id/hold', {
        params: { id: held.consultationId },
        body: { reason },
      })

export const liftHold = (held: Held) =>
  'userId' in held
    ? callApi('DELETE /api/admin/users/:id/hold', { params: { id: held.userId } })
    : callApi('DELETE /api/admin/consultations/:id/hold', { params: { id: held.consultationId } })
