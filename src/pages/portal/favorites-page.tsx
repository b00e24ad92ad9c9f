import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Star from 'lucide-react/icons/star'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import {
  addFavorite,
  favoriteOfQuery,
  favoritesKey,
  favoritesQuery,
  removeFavorite,
} from '#features/favorites/browser/api.ts'
import { PublicationCover } from '#features/publications/browser/publication-cover.tsx'
import { PublicationMeta } from '#features/publications/browser/publication-meta.tsx'
import type { ListedPublication } from '#features/publications/schema.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Pager, pageSizes } from '#ui/pager.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { PageHead } from '../page-head.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { WithTexts } from '../with-texts.tsx'
import { LoadFailed } from './load-states.tsx'
import './favorites-page.css'

export default function FavoritesPage() {
  return (
    <WithTexts area="publications">
      <Favorites />
    </WithTexts>
  )
}

const Favorites = () => {
  const { t } = useTranslation()
  const list = useListQuery()
  const { query, onQueryChange } = list
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...favoritesQuery(list.parameters),
    // Favorites may have changed on another page.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  useExistingPage(list, data?.total)
  return (
    <>
      <PageHead title={t('portal.favorites')} />
      <div className="portal-head">
        <h1>{t('portal.favorites')}</h1>
      </div>
      {!data && isError && (
        <LoadFailed
          title={t('portal.favorites.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!isError && !data && <FavoritesSkeleton />}
      {data?.total === 0 && (
        <div className="panel">
          <EmptyState
            title={t('portal.favorites.empty')}
            action={
              <Link href={href('/publications')} className={buttonClass()}>
                {t('portal.favorites.browse')}
              </Link>
            }
          >
            {t('portal.favorites.empty.text')}
          </EmptyState>
        </div>
      )}
      {data && data.total > 0 && (
        <div className="panel">
          <ul className="favorites" aria-label={t('portal.favorites')}>
            {data.rows.map((favorite) => (
              <FavoriteRow key={favorite.publicationId} publication={favorite.publication} />
            ))}
          </ul>
          {data.total > pageSizes[0] && (
            <Pager
              label={t('portal.favorites')}
              page={query.page}
              pageSize={query.pageSize}
              total={data.total}
              onPageChange={(page) => onQueryChange({ ...query, page })}
              onPageSizeChange={(pageSize) => onQueryChange({ ...query, pageSize, page: 1 })}
            />
          )}
        </div>
      )}
    </>
  )
}

const FavoritesSkeleton = () => (
  <Loading className="panel panel-body stack">
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} shape="80" />
    ))}
  </Loading>
)

/** A favorite. After removal it stays in place until the person leaves the page, so that it can be restored. */
const FavoriteRow = ({ publication }: { publication: ListedPublication }) => {
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
      // The list on this page does not change. Other pages refetch.
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
