import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import {
  addFavorite,
  favoriteOfQuery,
  favoritesKey,
  removeFavorite,
} from '#features/favorites/browser/api.ts'
import type { Favorite } from '#features/favorites/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'

/** Updates optimistically. On failure the previous state is restored and a toast shows the reason. */
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
    // A response in flight would restore the previous state.
    onMutate: () => queryClient.cancelQueries({ queryKey: favoritesKey }),
    onSuccess: (favorite) => {
      queryClient.setQueryData(favoriteOfQuery(publicationId).queryKey, favorite)
      return queryClient.invalidateQueries({ queryKey: favoritesKey })
    },
    onError: (error) => {
      showToast({
        variant: 'destructive',
        title: t('favorites.failed'),
        description: explainFailure(error, t).message,
      })
    },
  })
  const isFavorite = change.isPending ? change.variables : Boolean(user && known.data)
  return { isFavorite, change }
}
