import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import { postOnce, sendOnce } from '#browser/send-once.ts'
import type { Assignment } from '../assignment-schema.ts'
import type { ConsultationChanges, ConsultationInput, ConsultationReply, ReadersInput } from '../schema.ts'
import type { DateDecision } from '../values.ts'
import { consultationsKey } from './counts.ts'

export const sendConsultation = (input: ConsultationInput) => postOnce('POST /api/consultations', input)

/** `parameters` is the query of the page: status, assignee, page, pageSize, sort, q. */
export const adminConsultationsQuery = (parameters: URLSearchParams) =>
  listQuery(consultationsKey, 'GET /api/admin/consultations', {
    query: parameters,
    // Visitors send consultations at any time, so each visit to the list reloads it.
    staleTime: 0,
  })

/** The path of the same rows as a CSV file. */
export const consultationsCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/consultations.csv', { query: parameters })

/** The consultations of one client's account, for a select. */
export const consultationsOfQuery = (userId: number) =>
  callQuery(consultationsKey, 'GET /api/admin/consultations', {
    query: { userId, pageSize: 100 },
    staleTime: 0,
  })

export const adminConsultationQuery = (id: number) =>
  callQuery(consultationsKey, 'GET /api/admin/consultations/:id', { params: { id }, staleTime: 0 })

export const updateConsultation = (id: number, changes: ConsultationChanges) =>
  callApi('PUT /api/admin/consultations/:id', { params: { id }, body: changes })

/** The number of open requests of each assignee. */
export const openByAssigneeQuery = () =>
  callQuery(consultationsKey, 'GET /api/admin/consultations/open-by-assignee', { staleTime: 0 })

export const assignConsultations = (input: Assignment) =>
  postOnce('POST /api/admin/consultations/assign', input)

/** Sets who may read a consultation besides managers; null makes it readable for the whole office. */
export const saveReaders = (id: number, readers: ReadersInput) =>
  callApi('PUT /api/admin/consultations/:id/readers', { params: { id }, body: readers })

export const ownConsultationsQuery = (parameters: URLSearchParams) =>
  listQuery(consultationsKey, 'GET /api/client/consultations', {
    query: parameters,
    // The firm may change a consultation while its client is logged in.
    staleTime: 0,
  })

export const ownConsultationQuery = (id: number) =>
  callQuery(consultationsKey, 'GET /api/client/consultations/:id', { params: { id }, staleTime: 0 })

/** `dates` is required if dates that the client sees are ahead. */
export const withdrawConsultation = (id: number, dates?: DateDecision) =>
  callApi('PUT /api/client/consultations/:id/withdraw', { params: { id }, body: { dates } })

/** The consultation behind a guest's private link; null if the link is unknown or has expired. */
export const followedConsultationQuery = (token: string) =>
  callQuery(['followed-consultation'], 'GET /api/requests', { query: { token }, staleTime: 0 })

export const withdrawFollowed = (token: string, dates?: DateDecision) =>
  callApi('POST /api/requests/withdraw', { body: { token, dates } })

/** Answers a guest by email. */
export const replyToGuest = (id: number, reply: ConsultationReply) =>
  sendOnce(['reply', id, reply], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/reply', { params: { id }, body: reply, idempotencyKey }),
  )

/** Consultations that the client sent before they had an account; empty until the address is verified. */
export const earlierRequestsQuery = () =>
  callQuery(consultationsKey, 'GET /api/client/earlier-requests', { staleTime: 0 })

export const claimEarlierRequests = (ids: number[]) =>
  callApi('POST /api/client/earlier-requests', { body: { ids } })
