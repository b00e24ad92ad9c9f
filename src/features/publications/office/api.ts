import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type {
  AdminListedPublication,
  AdminPublication,
  Preview,
  PublicationChanges,
  PublicationCounts,
  PublicationInput,
  PublicationRevision,
  RevisionWithTexts,
} from '../admin-schema.ts'
import { publicationsKey } from '../browser/api.ts'

const path = '/api/admin/publications'

/** `parameters` are those of the address bar: category, page, pageSize, sort, q. */
export const adminPublicationsQuery = (parameters: URLSearchParams) => {
  const asked = new URLSearchParams(parameters)
  asked.set('content', 'none')
  const address = `${path}?${asked}`
  return queryOptions({
    queryKey: [...publicationsKey, address],
    queryFn: ({ signal }) => callApiForPage<AdminListedPublication>(address, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many there are of each category; they follow the search. */
export const publicationCountsQuery = (q: string) =>
  queryOptions<PublicationCounts>({
    queryKey: [...publicationsKey, `${path}/counts${q ? `?${new URLSearchParams({ q })}` : ''}`],
    placeholderData: keepPreviousData,
  })

/** What the editor begins with and compares with. */
export const adminPublicationQuery = (id: number) =>
  queryOptions<AdminPublication>({ queryKey: [...publicationsKey, `${path}/${id}`], staleTime: 0 })

export const findAdminPublication = (id: number) => callApi<AdminPublication>(`${path}/${id}`)

export const createPublication = (input: PublicationInput) =>
  callApi<AdminPublication>(path, { method: 'POST', body: input })

export const updatePublication = (id: number, changes: PublicationChanges) =>
  callApi<AdminPublication>(`${path}/${id}`, { method: 'PUT', body: changes })

export const deletePublication = (id: number) => callApi<void>(`${path}/${id}`, { method: 'DELETE' })

/** The newest `pageSize` versions. */
export const revisionsQuery = (id: number, pageSize: number) => {
  const address = `${path}/${id}/revisions?pageSize=${pageSize}`
  return queryOptions({
    queryKey: [...publicationsKey, address],
    queryFn: ({ signal }) => callApiForPage<PublicationRevision>(address, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const revisionQuery = (id: number, revisionId: number) =>
  queryOptions<RevisionWithTexts>({
    queryKey: [...publicationsKey, `${path}/${id}/revisions/${revisionId}`],
  })

/** `updatedAt` is the version on the screen: what somebody saved meanwhile is not replaced. */
export const restoreRevision = (id: number, revisionId: number, updatedAt: string) =>
  callApi<AdminPublication>(`${path}/${id}/revisions/${revisionId}/restore`, {
    method: 'POST',
    body: { updatedAt },
  })

export const previewPublication = (contents: { contentEn: string; contentAr: string }) =>
  callApi<Preview>(`${path}/preview`, { method: 'POST', body: contents })
