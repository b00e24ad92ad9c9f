import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type { Erasure, ErasureCounts, ErasureWithHoldings } from '../schema.ts'

export const erasuresKey = ['erasure-requests'] as const

/** `parameters` are those of the address bar: state, page, pageSize, sort, q. */
export const erasuresQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/erasure-requests?${parameters}`
  return queryOptions({
    queryKey: [...erasuresKey, path],
    queryFn: ({ signal }) => callApiForPage<Erasure>(path, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const erasureCountsQuery = (q: string) =>
  queryOptions<ErasureCounts>({
    queryKey: [...erasuresKey, `/api/admin/erasure-requests/counts?${new URLSearchParams({ q })}`],
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const erasureQuery = (id: number) =>
  queryOptions<ErasureWithHoldings>({
    queryKey: [...erasuresKey, `/api/admin/erasure-requests/${id}`],
    staleTime: 0,
  })

export const refuseErasure = (id: number, reason: string) =>
  callApi<Erasure>(`/api/admin/erasure-requests/${id}/refuse`, { method: 'POST', body: { reason } })

export const carryOutErasure = (id: number, confirmation: string) =>
  callApi<Erasure>(`/api/admin/erasure-requests/${id}/carry-out`, {
    method: 'POST',
    body: { confirmation },
  })
