import { queryOptions } from '@tanstack/react-query'
import { callApi, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'

export const favoritesKey = ['favorites'] as const

/** The reader's own favorites, newest first. Guests get 401, so use it only for logged-in users. */
export const favoritesQuery = (parameters = new URLSearchParams()) =>
  listQuery(favoritesKey, 'GET /api/favorites', {
    query: parameters,
    // Removed rows must not be displayed while the next ones load.
    placeholderData: undefined,
  })

/** The reader's favorite of one publication, or null. */
export const favoriteOfQuery = (publicationId: number) => {
  const query = { publicationId }
  return queryOptions({
    queryKey: [...favoritesKey, pathOf('GET /api/favorites', { query })],
    queryFn: async ({ signal }) => (await callApi('GET /api/favorites', { query, signal }))[0] ?? null,
  })
}

/** Adding twice has no further effect. */
export const addFavorite = (publicationId: number) =>
  callApi('POST /api/favorites', { body: { publicationId } })

export const removeFavorite = (publicationId: number) =>
  callApi('DELETE /api/favorites/:publicationId', { params: { publicationId } })
