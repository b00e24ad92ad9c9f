import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { PublicationChanges, PublicationInput } from '../admin-schema.ts'
import { publicationsKey } from '../browser/api.ts'

/** `parameters` is the query of the page: category, page, pageSize, sort, q. */
export const adminPublicationsQuery = (parameters: URLSearchParams) => {
  const requested = new URLSearchParams(parameters)
  requested.set('content', 'none')
  return listQuery(publicationsKey, 'GET /api/admin/publications', { query: requested })
}

/** The path of the same rows as a CSV file. */
export const publicationsCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/publications.csv', { query: parameters })

/** The number of publications in each category; follows the search. */
export const publicationCountsQuery = (q: string) =>
  callQuery(publicationsKey, 'GET /api/admin/publications/counts', {
    query: q ? { q } : undefined,
    placeholderData: keepPreviousData,
  })

/** The saved version, with which the editor starts and compares. */
export const adminPublicationQuery = (id: number) =>
  callQuery(publicationsKey, 'GET /api/admin/publications/:id', { params: { id }, staleTime: 0 })

export const findAdminPublication = (id: number) =>
  callApi('GET /api/admin/publications/:id', { params: { id } })

export const createPublication = (input: PublicationInput) =>
  callApi('POST /api/admin/publications', { body: input })

export const updatePublication = (id: number, changes: PublicationChanges) =>
  callApi('PUT /api/admin/publications/:id', { params: { id }, body: changes })

export const deletePublication = (id: number) =>
  callApi('DELETE /api/admin/publications/:id', { params: { id } })

/** The latest `pageSize` versions. */
export const revisionsQuery = (id: number, pageSize: number) =>
  listQuery(publicationsKey, 'GET /api/admin/publications/:id/revisions', {
    params: { id },
    query: { pageSize },
  })

export const revisionQuery = (id: number, revisionId: number) =>
  callQuery(publicationsKey, 'GET /api/admin/publications/:id/revisions/:revisionId', {
    params: { id, revisionId },
  })

/** `updatedAt` is the version on the screen; a newer one is not overwritten. */
export const restoreRevision = (id: number, revisionId: number, updatedAt: string) =>
  callApi('POST /api/admin/publications/:id/revisions/:revisionId/restore', {
    params: { id, revisionId },
    body: { updatedAt },
  })

export const previewPublication = (contents: { contentEn: string; contentAr: string }) =>
  callApi('POST /api/admin/publications/preview', { body: contents })
