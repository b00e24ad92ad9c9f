import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'

export const outboxKey = ['outbox'] as const

/** `parameters` is the query of the page: state, page, pageSize, sort, q. */
export const outboxQuery = (parameters: URLSearchParams) =>
  listQuery(outboxKey, 'GET /api/admin/outbox', { query: parameters, staleTime: 0 })

export const mailCountsQuery = (q: string) =>
  callQuery(outboxKey, 'GET /api/admin/outbox/counts', {
    query: { q },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const mailQuery = (id: number) =>
  callQuery(outboxKey, 'GET /api/admin/outbox/:id', { params: { id }, staleTime: 0 })

/** The path of a page for an iframe that shows the mail as its recipient sees it. */
export const mailViewPath = (id: number): string =>
  pathOf('GET /api/admin/outbox/:id/view', { params: { id } })

export const resendMail = (id: number) => callApi('POST /api/admin/outbox/:id/resend', { params: { id } })

/** Sends it to the current user. */
export const sendTestMail = () => callApi('POST /api/admin/outbox/test')

export const mailDeliveryQuery = () => callQuery(['mail-delivery'], 'GET /api/admin/mail-delivery')
