import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery } from '#browser/call-api.ts'
import { postOnce, sendOnce } from '#browser/send-once.ts'
import type { Origin } from '#features/consultations/values.ts'
import type { RecordInput, UrgentInput } from '../schema.ts'

export const recordRequest = (input: RecordInput) => postOnce('POST /api/admin/consultations', input)

/** The firm's own choices; they change rarely. */
export const frontDeskQuery = () => callQuery(['front-desk'], 'GET /api/admin/front-desk')

type Given = { name: string; phone: string; email: string }

/** People and requests that match the input; the previous ones stay until the next response. */
export const similarRequestsQuery = ({ name, phone, email }: Given) =>
  callQuery(['find', 'similar'], 'GET /api/admin/similar-requests', {
    query: { name, phone, email },
    placeholderData: keepPreviousData,
    enabled: name !== '' || phone !== '' || email !== '',
    staleTime: 0,
    gcTime: 0,
  })

/** Mails the private link to a caller without an account. */
export const mailLink = (id: number) =>
  sendOnce(['link', id], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/link-mail', { params: { id }, idempotencyKey }),
  )

/** Sets, changes or removes the day that must not pass. */
export const saveUrgentDay = (id: number, body: UrgentInput) =>
  callApi('PUT /api/admin/consultations/:id/urgent-day', { params: { id }, body })

/** Records that the person was reached. */
export const markSpokenWith = (id: number, origin: Exclude<Origin, 'website'>) =>
  sendOnce(['spoken', id, origin], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/spoken-with', {
      params: { id },
      body: { origin },
      idempotencyKey,
    }),
  )
