import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { favoritesQuery } from '#features/favorites/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pager, pageSizes } from '#ui/pager.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { WithTexts } from '../with-texts.tsx'
import { FavoriteRow } from './favorite-row.tsx'
import { LoadFailed } from './load-failed.tsx'

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
