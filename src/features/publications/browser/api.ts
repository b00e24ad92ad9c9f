import { callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'

export const publicationsKey = ['publications'] as const

/** The query parameters of a list. Sorted and without empty ones, so that equal lists share a cache key. */
const parameterNames = ['category', 'year', 'q', 'author', 'page', 'pageSize', 'sort']

/** A list without contents: cards and results need only previews and hits. */
export const publicationsQuery = (parameters: URLSearchParams) => {
  const requested = new URLSearchParams()
  for (const name of parameterNames) {
    const value = parameters.get(name)?.trim()
    if (value) requested.set(name, value)
  }
  requested.set('content', 'none')
  return listQuery(publicationsKey, 'GET /api/publications', { query: requested })
}

export const publicationQuery = (id: number | string) =>
  callQuery(publicationsKey, 'GET /api/publications/:id', { params: { id } })

/** The years with publications, newest first, with the number of publications. */
export const publicationYearsQuery = () => callQuery(publicationsKey, 'GET /api/publications/years')
