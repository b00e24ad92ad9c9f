import type { UseQueryResult } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import type { ListedPublication } from '#features/publications/schema.ts'
import {
  type ArchiveView,
  archiveHref,
  archivePageSize,
} from '#features/publications/website/archive-address.ts'
import { ArchiveRow, ArchiveRowSkeleton } from '#features/publications/website/archive-row.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageLinks } from '#ui/page-links.tsx'

type Rows = { rows: ListedPublication[]; total: number }

export const ArchiveResults = ({ view, query }: { view: ArchiveView; query: UseQueryResult<Rows> }) => {
  const { t } = useTranslation()
  const isLoading = query.isPlaceholderData || (query.isFetching && !query.data)
  const found = isLoading ? undefined : query.data
  const pageCount = Math.ceil((found?.total ?? 0) / archivePageSize)
  return (
    <>
      <p className="archive-count" role="status">
        {found && found.rows.length > 0 && <Count view={view} total={found.total} />}
        {isLoading && t('state.loading')}
      </p>
      {isLoading && <ResultsSkeleton />}
      {!isLoading && query.isError && (
        <ErrorState title={t('publications.loadFailed')} onRetry={() => query.refetch()}>
          {t('publications.loadFailed.text')}
        </ErrorState>
      )}
      {found?.rows.length === 0 && <NothingFound view={view} pageCount={pageCount} />}
      {found && found.rows.length > 0 && (
        <>
          <ul className="archive-rows">
            {found.rows.map((publication) => (
              <ArchiveRow key={publication.id} publication={publication} />
            ))}
          </ul>
          <PageLinks
            label={t('publications.heading')}
            page={view.page}
            pageCount={pageCount}
            hrefOf={(page) => archiveHref({ ...view, page })}
          />
        </>
      )}
    </>
  )
}

const Count = ({ view: { q }, total }: { view: ArchiveView; total: number }) => {
  const { t } = useTranslation()
  return q ? t('publications.hits', { n: total, words: q }) : t('publications.count', { n: total })
}

/** No publications at all, none for these filters, or a page past the last: each with a link to continue. */
const NothingFound = ({ view, pageCount }: { view: ArchiveView; pageCount: number }) => {
  const { t } = useTranslation()
  const { q, category, year, page } = view
  if (pageCount > 0)
    return (
      <EmptyState
        title={t('publications.noSuchPage', { page })}
        action={
          <ButtonLink variant="outline" href={archiveHref({ ...view, page: pageCount })}>
            {t('publications.lastPage')}
          </ButtonLink>
        }
      />
    )
  if (!q && !year && category === 'all')
    return <EmptyState title={t('publications.none')}>{t('publications.none.text')}</EmptyState>
  return (
    <EmptyState
      title={q ? t('publications.hits', { n: 0, words: q }) : t('publications.noneLikeThis')}
      action={
        <ButtonLink variant="outline" href={href('/publications')}>
          {t('publications.showAll')}
        </ButtonLink>
      }
    >
      {t('publications.noneLikeThis.text')}
    </EmptyState>
  )
}

const skeletons = ['one', 'two', 'three', 'four']

const ResultsSkeleton = () => (
  <div aria-busy="true">
    <ul className="archive-rows" aria-hidden="true">
      {skeletons.map((key) => (
        <ArchiveRowSkeleton key={key} />
      ))}
    </ul>
  </div>
)
