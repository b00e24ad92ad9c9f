import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type { Mail, MailCounts, MailDelivery, MailWithText } from '../schema.ts'

export const outboxKey = ['outbox'] as const

/** `parameters` are those of the address bar: state, page, pageSize, sort, q. */
export const outboxQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/outbox?${parameters}`
  return queryOptions({
    queryKey: [...outboxKey, path],
    queryFn: ({ signal }) => callApiForPage<Mail>(path, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const mailCountsQuery = (q: string) =>
  queryOptions<MailCounts>({
    queryKey: [...outboxKey, `/api/admin/outbox/counts?${new URLSearchParams({ q })}`],
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const mailQuery = (id: number) =>
  queryOptions<MailWithText>({ queryKey: [...outboxKey, `/api/admin/outbox/${id}`], staleTime: 0 })

/** A page for a frame: the mail as its reader sees it. */
export const mailViewPath = (id: number): string => `/api/admin/outbox/${id}/view`

export const resendMail = (id: number) => callApi<Mail>(`/api/admin/outbox/${id}/resend`, { method: 'POST' })

export const mailDeliveryQuery = () =>
  queryOptions<MailDelivery>({ queryKey: ['mail-delivery', '/api/admin/mail-delivery'] })
