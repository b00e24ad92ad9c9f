import { callApi, callQuery } from '#browser/call-api.ts'
import { uploadFile } from '#browser/files.ts'
import { listQuery } from '#browser/list-query.ts'
import type { HitDecision } from '../schema.ts'
import type { ListKind } from '../values.ts'

export const nameListsKey = ['name-lists'] as const

export const nameListsQuery = () => callQuery(nameListsKey, 'GET /api/admin/name-lists', { staleTime: 0 })

export const uploadList = (kind: ListKind, file: File) =>
  uploadFile('POST /api/admin/name-lists', { fields: { options: JSON.stringify({ kind }) }, file })

/** `parameters` is the query of the page: state, page, pageSize. */
export const hitsQuery = (parameters: URLSearchParams) =>
  listQuery([...nameListsKey, 'hits'], 'GET /api/admin/list-hits', { query: parameters, staleTime: 0 })

export const decideHit = (id: number, body: HitDecision) =>
  callApi('PUT /api/admin/list-hits/:id', { params: { id }, body })
