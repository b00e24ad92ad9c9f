import { callQuery, listQuery } from '#browser/call-queries.ts'

export const publicationsKey = ['publications'] as const

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
  return listQuery(publicationsKey, 'GET /api/publications', { query: asked })
}

export const publicationQuery = (id: number | string) =>
  callQuery(publicationsKey, 'GET /api/publications/:id', { params: { id } })

/** The years that have publications, newest first, with how many. */
export const publicationYearsQuery = () => callQuery(publicationsKey, 'GET /api/publications/years')
