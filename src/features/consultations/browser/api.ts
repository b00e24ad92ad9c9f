import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import { postOnce } from '#browser/send-once.ts'
import type {
  AssigneeFilter,
  Consultation,
  ConsultationChanges,
  ConsultationCounts,
  ConsultationInput,
  ConsultationReceipt,
  ConsultationWithHistory,
  EarlierRequest,
  OwnConsultation,
  OwnConsultationWithHistory,
  ReadersInput,
} from '../schema.ts'

export const consultationsKey = ['consultations'] as const

export const sendConsultation = (input: ConsultationInput) =>
  postOnce<ConsultationReceipt>('/api/consultations', input)

/** `parameters` are those of the address bar: status, assignee, page, pageSize, sort, q. */
export const adminConsultationsQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/consultations?${parameters}`
  return queryOptions({
    queryKey: [...consultationsKey, path],
    queryFn: ({ signal }) => callApiForPage<Consultation>(path, { signal }),
    placeholderData: keepPreviousData,
    // Requests come in from outside: each visit to the list asks anew.
    staleTime: 0,
  })
}

/** The requests of one client, by their account: for a choice among them. */
export const consultationsOfQuery = (userId: number) =>
  queryOptions<Consultation[]>({
    queryKey: [...consultationsKey, `/api/admin/consultations?userId=${userId}&pageSize=100`],
    staleTime: 0,
  })

export const consultationCountsQuery = ({
  q = '',
  assignee = 'all',
}: {
  q?: string
  assignee?: AssigneeFilter
} = {}) =>
  queryOptions<ConsultationCounts>({
    queryKey: [
      ...consultationsKey,
      `/api/admin/consultations/counts?${new URLSearchParams({ q, assignee })}`,
    ],
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const adminConsultationQuery = (id: number) =>
  queryOptions<ConsultationWithHistory>({
    queryKey: [...consultationsKey, `/api/admin/consultations/${id}`],
    staleTime: 0,
  })

export const updateConsultation = (id: number, changes: ConsultationChanges) =>
  callApi<Consultation>(`/api/admin/consultations/${id}`, { method: 'PUT', body: changes })

/** Who reads a request besides managers; null opens it to the office again. */
export const saveReaders = (id: number, readers: ReadersInput) =>
  callApi<ConsultationWithHistory>(`/api/admin/consultations/${id}/readers`, { method: 'PUT', body: readers })

export const ownConsultationsQuery = (parameters: URLSearchParams) => {
  const path = `/api/client/consultations?${parameters}`
  return queryOptions({
    queryKey: [...consultationsKey, path],
    queryFn: ({ signal }) => callApiForPage<OwnConsultation>(path, { signal }),
    placeholderData: keepPreviousData,
    // The firm moves requests on while their client is logged in.
    staleTime: 0,
  })
}

export const ownConsultationQuery = (id: number) =>
  queryOptions<OwnConsultationWithHistory>({
    queryKey: [...consultationsKey, `/api/client/consultations/${id}`],
    staleTime: 0,
  })

export const withdrawConsultation = (id: number) =>
  callApi<OwnConsultation>(`/api/client/consultations/${id}/withdraw`, { method: 'PUT' })

/** Sent before there was an account; nothing before its address is verified. */
export const earlierRequestsQuery = () =>
  queryOptions<EarlierRequest[]>({
    queryKey: [...consultationsKey, '/api/client/earlier-requests'],
    staleTime: 0,
  })

export const claimEarlierRequests = (ids: readonly number[]) =>
  callApi<{ ids: number[] }>('/api/client/earlier-requests', { method: 'POST', body: { ids } })
