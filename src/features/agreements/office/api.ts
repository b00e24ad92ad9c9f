import type { Body, KnownCalls } from '#api/calls.ts'
import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { sendOnce } from '#browser/send-once.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'

// The keys begin with that of requests, so that a change of the request refetches them.

export const requestAgreementsQuery = (consultationId: number) =>
  callQuery(consultationsKey, 'GET /api/admin/consultations/:id/engagements', {
    params: { id: consultationId },
    staleTime: 0,
  })

export const agreementQuery = (id: number) =>
  callQuery(consultationsKey, 'GET /api/admin/engagements/:id', { params: { id }, staleTime: 0 })

/** The stored version, for the comparison after a stale edit. */
export const findAgreement = (id: number) => callApi('GET /api/admin/engagements/:id', { params: { id } })

export const nafithQuery = (id: number) =>
  callQuery(consultationsKey, 'GET /api/admin/engagements/:id/nafith', { params: { id }, staleTime: 0 })

export const draftTemplatesQuery = () =>
  callQuery(consultationsKey, 'GET /api/admin/engagement-templates', { staleTime: 0 })

type PdfQuery = { use?: 'signing'; disposition?: 'inline' }

export const pdfPath = (id: number, query: PdfQuery = {}): string =>
  pathOf('GET /api/admin/engagements/:id/pdf', { params: { id }, query })

export const recordPath = (id: number): string =>
  pathOf('GET /api/admin/engagements/:id/record', { params: { id } })

export const createAgreement = (
  consultationId: number,
  body: Body<KnownCalls['POST /api/admin/consultations/:id/engagements']>,
) =>
  sendOnce(['engagement', consultationId, body], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/engagements', {
      params: { id: consultationId },
      body,
      idempotencyKey,
    }),
  )

export const updateAgreement = (id: number, body: Body<KnownCalls['PUT /api/admin/engagements/:id']>) =>
  callApi('PUT /api/admin/engagements/:id', { params: { id }, body })

export const deleteAgreement = (id: number) =>
  callApi('DELETE /api/admin/engagements/:id', { params: { id } })

export const sendAgreement = (id: number, updatedAt: string) =>
  callApi('POST /api/admin/engagements/:id/send', { params: { id }, body: { updatedAt } })

export const withdrawAgreement = (id: number) =>
  callApi('POST /api/admin/engagements/:id/withdraw', { params: { id } })

export const recordAgreement = (
  id: number,
  body: Body<KnownCalls['POST /api/admin/engagements/:id/record']>,
) => callApi('POST /api/admin/engagements/:id/record', { params: { id }, body })

export const endAgreement = (id: number, body: Body<KnownCalls['POST /api/admin/engagements/:id/end']>) =>
  callApi('POST /api/admin/engagements/:id/end', { params: { id }, body })

export const savePayment = (id: number, body: Body<KnownCalls['PUT /api/admin/instalments/:id']>) =>
  callApi('PUT /api/admin/instalments/:id', { params: { id }, body })
