import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { href } from '#access/href.ts'
import { publicationsQuery } from '#features/publications/browser/api.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import type { ListedPublication } from '#features/publications/schema.ts'
import {
  type HomeCategory,
  homeCategories,
  homePublications,
} from '#features/publications/website/home-publications.ts'
import {
  PublicationLead,
  PublicationLeadSkeleton,
  PublicationPreview,
} from '#features/publications/website/publication-lead.tsx'
import { PublicationLineSkeleton, PublicationList } from '#features/publications/website/publication-list.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { WithTexts } from '../with-texts.tsx'

const PublicationsSection = () => (
  <WithTexts area="publications">
    <section className="section sunken publications" id="publications" aria-labelledby="publications-heading">
      <div className="wrap">
        <Publications />
      </div>
    </section>
  </WithTexts>
)

const Publications = () => {
  const { t } = useTranslation()
  const [category, setCategory] = useState<HomeCategory>('all')
  const [isChosen, setChosen] = useState(false)
  const query = useQuery(publicationsQuery(homePublications(category)))
  const choose = (next: HomeCategory) => {
    setCategory(next)
    setChosen(true)
  }
  const isLoading = query.isPlaceholderData || (query.isFetching && !query.data)
  return (
    <>
      <div className="section-head">
        <h2 id="publications-heading" tabIndex={-1}>
          {t('publications.heading')}
        </h2>
        <div className="publications-filter">
          <SegmentedFilter
            label={t('publications.filter')}
            segments={homeCategories.map((value) => ({
              value,
              label: t(value === 'all' ? 'filter.all' : categoryLabel[value]),
            }))}
            value={category}
            onValueChange={choose}
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isChosen && !isLoading && query.data && t('publications.count', { n: query.data.total })}
      </p>
      {isLoading && <PublicationsSkeleton />}
      {!isLoading && query.isError && (
        <ErrorState title={t('publications.loadFailed')} onRetry={() => query.refetch()}>
          {t('publications.loadFailed.text')}
        </ErrorState>
      )}
      {!isLoading && query.data && (
        <Chosen publications={query.data.rows} category={category} onShowAll={() => choose('all')} />
      )}
    </>
  )
}

const Chosen = ({
  publications: [lead, ...others],
  category,
  onShowAll,
}: {
  publications: readonly ListedPublication[]
  category: HomeCategory
  onShowAll: () => void
}) => {
  const { t } = useTranslation()
  if (!lead) return <NonePublished category={category} onShowAll={onShowAll} />
  return (
    <>
      <div className="publications-grid">
        <PublicationLead publication={lead} />
        {others.length > 0 && <PublicationList publications={others} text={PublicationPreview} />}
      </div>
      <p className="publications-more">
        <a className="arrow-link" href={href('/publications')}>
          {t('publications.all')}
          <Icon icon={ArrowRight} flips />
        </a>
      </p>
    </>
  )
}

const NonePublished = ({ category, onShowAll }: { category: HomeCategory; onShowAll: () => void }) => {
  const { t } = useTranslation()
  if (category === 'all')
    return <EmptyState title={t('publications.none')}>{t('publications.none.text')}</EmptyState>
  return (
    <EmptyState
      title={t('publications.noneInCategory', { category: t(categoryLabel[category]) })}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('publications.showAll')}
        </Button>
      }
    />
  )
}

/** Three cards (specification): the lead and the first two next to it. */
const PublicationsSkeleton = () => (
  <Loading data-arriving>
    <div className="publications-grid" aria-hidden="true">
      <PublicationLeadSkeleton />
      <ul className="publication-list">
        <PublicationLineSkeleton />
        <PublicationLineSkeleton />
      </ul>
    </div>
  </Loading>
)

export default PublicationsSection
