import { queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type { Favorite } from '../schema.ts'

export const favoritesKey = ['favorites'] as const

/** One's own, newest first; a guest is answered 401, so ask only for somebody who is logged in. */
export const favoritesQuery = (parameters = new URLSearchParams()) => {
  const path = `/api/favorites?${parameters}`
  return queryOptions({
    queryKey: [...favoritesKey, path],
    queryFn: ({ signal }) => callApiForPage<Favorite>(path, { signal }),
  })
}

/** One's own favorite of one publication, or null: all that a button needs to know. */
export const favoriteOfQuery = (publicationId: number) => {
  const path = `/api/favorites?publicationId=${publicationId}`
  return queryOptions({
    queryKey: [...favoritesKey, path],
    queryFn: async ({ signal }) => (await callApi<Favorite[]>(path, { signal }))[0] ?? null,
  })
}

/** Adding twice is one. */
export const addFavorite = (publicationId: number) =>
  callApi<Favorite>('/api/favorites', { method: 'POST', body: { publicationId } })

export const removeFavorite = (publicationId: number) =>
  callApi<void>(`/api/favorites/${publicationId}`, { method: 'DELETE' })
