import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { ErasureConfirmation } from '../schema.ts'

export const erasuresKey = ['erasure-requests'] as const

/** `parameters` is the query of the page: state, page, pageSize, sort, q. */
export const erasuresQuery = (parameters: URLSearchParams) =>
  listQuery(erasuresKey, 'GET /api/admin/erasure-requests', { query: parameters, staleTime: 0 })

export const erasureCountsQuery = (q: string) =>
  callQuery(erasuresKey, 'GET /api/admin/erasure-requests/counts', {
    query: { q },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const erasureQuery = (id: number) =>
  callQuery(erasuresKey, 'GET /api/admin/erasure-requests/:id', { params: { id }, staleTime: 0 })

export const refuseErasure = (id: number, reason: string) =>
  callApi('POST /api/admin/erasure-requests/:id/refuse', { params: { id }, body: { reason } })

/** `confirmation` is the typed word; the server refuses other words. */
export const carryOutErasure = (
  id: number,
  body: { confirmation: ErasureConfirmation; successorId?: number },
) => callApi('POST /api/admin/erasure-requests/:id/carry-out', { params: { id }, body })
