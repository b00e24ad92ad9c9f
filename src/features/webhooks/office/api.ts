import { callApi, callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { ReceiverChanges, ReceiverInput } from '../schema.ts'

export const webhooksKey = ['webhooks'] as const

const refetchMs = 5_000

/** Refetched while it is open, since an answer may switch a receiver off. */
export const receiversQuery = () => ({
  ...callQuery(webhooksKey, 'GET /api/admin/webhooks', { staleTime: 0 }),
  refetchInterval: refetchMs,
})

/** The same: an answer comes seconds after its event. */
export const deliveriesQuery = (page: number, pageSize: number) => ({
  ...listQuery(webhooksKey, 'GET /api/admin/webhook-deliveries', {
    query: { page: String(page), pageSize: String(pageSize) },
    staleTime: 0,
  }),
  refetchInterval: refetchMs,
})

/** The saved version, for the comparison after a stale edit. */
export const findReceiver = (id: number) => callApi('GET /api/admin/webhooks/:id', { params: { id } })

/** The response has the secret, which no later one has. */
export const createReceiver = (body: ReceiverInput) => callApi('POST /api/admin/webhooks', { body })

export const updateReceiver = (id: number, body: ReceiverChanges) =>
  callApi('PUT /api/admin/webhooks/:id', { params: { id }, body })

export const deleteReceiver = (id: number) => callApi('DELETE /api/admin/webhooks/:id', { params: { id } })

export const replaceSecret = (id: number) =>
  callApi('POST /api/admin/webhooks/:id/secret', { params: { id } })

export const sendTest = (id: number) => callApi('POST /api/admin/webhooks/:id/test', { params: { id } })

export const resendDelivery = (id: number) =>
  callApi('POST /api/admin/webhook-deliveries/:id/resend', { params: { id } })
