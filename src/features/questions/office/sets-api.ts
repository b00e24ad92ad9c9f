import { callApi, callQuery } from '#browser/call-api.ts'
import { sendOnce } from '#browser/send-once.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import type { Question } from '../schema.ts'

export const setsKey = ['question-sets'] as const

/** All versions of all areas, newest first. */
export const setsQuery = () => callQuery(setsKey, 'GET /api/admin/question-sets', { staleTime: 0 })

export const setQuery = (id: number) =>
  callQuery(setsKey, 'GET /api/admin/question-sets/:id', { params: { id }, staleTime: 0 })

/** The stored version, for the comparison after a stale edit. */
export const findSet = (id: number) => callApi('GET /api/admin/question-sets/:id', { params: { id } })

/** Begins the next version of an area, or returns its draft. */
export const beginSet = (area: ServiceArea) =>
  sendOnce(['question set', area], (idempotencyKey) =>
    callApi('POST /api/admin/question-sets', { body: { area }, idempotencyKey }),
  )

export const saveSet = (id: number, body: { content: Question[]; updatedAt: string }) =>
  callApi('PUT /api/admin/question-sets/:id', { params: { id }, body })

export const deleteSet = (id: number) => callApi('DELETE /api/admin/question-sets/:id', { params: { id } })

export const publishSet = (id: number, updatedAt: string) =>
  callApi('POST /api/admin/question-sets/:id/publish', { params: { id }, body: { updatedAt } })

export const reviewSet = (id: number) =>
  callApi('POST /api/admin/question-sets/:id/review', { params: { id } })
