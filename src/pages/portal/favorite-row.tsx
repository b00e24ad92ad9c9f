import { useMutation, useQueryClient } from '@tanstack/react-query'
import Star from 'lucide-react/icons/star'
import { useEffect, useRef, useState } from 'react'
import { href } from '#access/href.ts'
import {
  addFavorite,
  favoriteOfQuery,
  favoritesKey,
  removeFavorite,
} from '#features/favorites/browser/api.ts'
import { PublicationCover } from '#features/publications/browser/publication-cover.tsx'
import { PublicationMeta } from '#features/publications/browser/publication-meta.tsx'
import type { ListedPublication } from '#features/publications/schema.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { showToast } from '#ui/toast.ts'
import './favorite-row.css'

/** A favorite. After removal it stays in place until the person leaves the page, so that it can be restored. */
export const FavoriteRow = ({ publication }: { publication: ListedPublication }) => {
  const { t, language } = useTranslation()
  const { id, publishDate } = publication
  const title = localized(publication, 'title', language)
  const [isRemoved, setRemoved] = useState(false)
  const change = useFavoriteChange(id, setRemoved)
  const button = useRef<HTMLButtonElement>(null)
  // The clicked button was replaced by another, which takes focus.
  useEffect(() => {
    if (change.isSuccess) button.current?.focus()
  }, [change.isSuccess])
  if (isRemoved)
    return (
      <li className="favorite favorite-removed">
        <p role="status">{t('portal.favorites.removed', { title: title.text })}</p>
        <Button
          ref={button}
          variant="outline"
          size="table"
          isPending={change.isPending}
          aria-label={t('portal.favorites.undoNamed', { title: title.text })}
          onClick={() => change.mutate(true)}
        >
          {t('portal.favorites.undo')}
        </Button>
      </li>
    )
  return (
    <li className="favorite">
      <PublicationCover publication={publication} />
      <div className="favorite-text">
        <PublicationMeta publication={publication}>
          <time dateTime={publishDate}>{formatLongDate(publishDate, language)}</time>
        </PublicationMeta>
        <h2>
          <a href={href('/publications/:id', { id })}>
            <InItsLanguage {...title} />
          </a>
        </h2>
      </div>
      <IconButton
        ref={button}
        icon={Star}
        className="favorite-star"
        label={t('portal.favorites.removeNamed', { title: title.text })}
        disabled={change.isPending}
        onClick={() => change.mutate(false)}
      />
    </li>
  )
}

const useFavoriteChange = (publicationId: number, setRemoved: (isRemoved: boolean) => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (isWanted) return addFavorite(publicationId)
      await removeFavorite(publicationId)
      return null
    },
    onSuccess: (favorite) => {
      setRemoved(favorite === null)
      queryClient.setQueryData(favoriteOfQuery(publicationId).queryKey, favorite)
      // The list on this page stays as it is; other pages refetch.
      return queryClient.invalidateQueries({ queryKey: favoritesKey, refetchType: 'none' })
    },
    onError: (error) =>
      showToast({
        title: t('favorites.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}
