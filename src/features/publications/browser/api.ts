import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApiForPage } from '#browser/call-api.ts'
import type { ListedPublication, Publication, PublicationYear } from '../schema.ts'

export const publicationsKey = ['publications'] as const

type Rows = { rows: ListedPublication[]; total: number }

/** Those of the address bar. In one order and without empty ones, so that equal lists have one key. */
const parameterNames = ['category', 'year', 'q', 'author', 'page', 'pageSize', 'sort']

/** A list without the contents of its publications: cards and results show previews and hits. */
export const publicationsQuery = (parameters: URLSearchParams) => {
  const asked = new URLSearchParams()
  for (const name of parameterNames) {
    const value = parameters.get(name)?.trim()
    if (value) asked.set(name, value)
  }
  asked.set('content', 'none')
  const path = `/api/publications?${asked}`
  return queryOptions<Rows>({
    queryKey: [...publicationsKey, path],
    queryFn: ({ signal }) => callApiForPage<ListedPublication>(path, { signal }),
    placeholderData: keepPreviousData,
    meta: { isList: true },
  })
}

export const publicationQuery = (id: number | string) =>
  queryOptions<Publication>({ queryKey: [...publicationsKey, `/api/publications/${id}`] })

/** The years that have publications, newest first, with how many. */
export const publicationYearsQuery = () =>
  queryOptions<PublicationYear[]>({ queryKey: [...publicationsKey, '/api/publications/years'] })
