import { queryOptions } from '@tanstack/react-query'
import { callApi, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/call-queries.ts'

export const favoritesKey = ['favorites'] as const

/** One's own, newest first; a guest is answered 401, so ask only for somebody who is logged in. */
export const favoritesQuery = (parameters = new URLSearchParams()) =>
  listQuery(favoritesKey, 'GET /api/favorites', {
    query: parameters,
    // Rows that were taken out are not shown while others come.
    placeholderData: undefined,
  })

/** One's own favorite of one publication, or null: all that a button needs to know. */
export const favoriteOfQuery = (publicationId: number) => {
  const query = { publicationId }
  return queryOptions({
    queryKey: [...favoritesKey, pathOf('GET /api/favorites', { query })],
    queryFn: async ({ signal }) => (await callApi('GET /api/favorites', { query, signal }))[0] ?? null,
  })
}

/** Adding twice is one. */
export const addFavorite = (publicationId: number) =>
  callApi('POST /api/favorites', { body: { publicationId } })

export const removeFavorite = (publicationId: number) =>
  callApi('DELETE /api/favorites/:publicationId', { params: { publicationId } })
