import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#browser/call-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import {
  addFavorite,
  favoriteOfQuery,
  favoritesKey,
  removeFavorite,
} from '#features/favorites/browser/api.ts'
import type { Favorite } from '#features/favorites/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'

/** Updates optimistically. On failure the old state is restored and a toast says why. */
export const useFavorite = (publicationId: number) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const known = useQuery({ ...favoriteOfQuery(publicationId), enabled: Boolean(user) })
  const change = useMutation({
    mutationFn: async (isWanted: boolean): Promise<Favorite | null> => {
      if (isWanted) return addFavorite(publicationId)
      await removeFavorite(publicationId)
      return null
    },
    // A response in flight would restore the old state.
    onMutate: () => queryClient.cancelQueries({ queryKey: favoritesKey }),
    onSuccess: (favorite) => {
      queryClient.setQueryData(favoriteOfQuery(publicationId).queryKey, favorite)
      return queryClient.invalidateQueries({ queryKey: favoritesKey })
    },
    onError: (error) => {
      showToast({
        variant: 'destructive',
        title: t('favorites.failed'),
        description: error instanceof ApiError ? error.detail : t('toast.generic'),
      })
    },
  })
  const isFavorite = change.isPending ? change.variables : Boolean(user && known.data)
  return { isFavorite, change }
}
