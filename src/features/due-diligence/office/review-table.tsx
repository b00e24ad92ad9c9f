import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { CellName } from '#ui/user-text.tsx'
import type { Review } from '../schema.ts'
import { type ReviewFilter, reviewFilters } from '../values.ts'
import { RiskBadge } from './paper-facts.tsx'

/** Risks with the days of their next reviews. */
export const ReviewTable = ({
  list,
  result,
}: {
  list: ListState<ReviewFilter>
  result: ListResult<Review>
}) => {
  const { t } = useTranslation()
  return (
    <DataTable
      id="diligence-reviews"
      caption={t('reviews.title')}
      list={list}
      result={result}
      columns={useColumns()}
      rowKey={({ id }) => id}
      search={{ label: t('reviews.search'), placeholder: t('reviews.search') }}
      filters={
        <SegmentedFilter
          label={t('reviews.filter')}
          segments={reviewFilters.map((value) => ({ value, label: t(`reviews.filter.${value}`) }))}
          value={list.filter}
          onValueChange={list.onFilterChange}
        />
      }
      loadingLabel={t('reviews.loading')}
      errorTitle={t('reviews.failed')}
      empty={<EmptyState title={t('reviews.none')}>{t('reviews.none.text')}</EmptyState>}
    />
  )
}

/** The page of the person, or the request of a guest or a party. */
const reviewAddress = ({ userId, requestId, isParty }: Review) =>
  userId !== null
    ? href('/dashboard/consultations/people/:id', { id: userId })
    : requestId === null
      ? href('/dashboard/people')
      : isParty
        ? href('/dashboard/consultations/:id', { id: requestId })
        : href('/dashboard/consultations/guests/:id', { id: requestId })

const useColumns = (): Column<Review>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'name',
      header: t('reviews.name'),
      isRowHeader: true,
      cell: (review) => (
        <Link className="text-link cell-main" href={reviewAddress(review)}>
          <CellName>{review.name}</CellName>
        </Link>
      ),
    },
    {
      id: 'level',
      header: t('diligence.risk'),
      narrow: 'end',
      cell: ({ level }) => <RiskBadge level={level} />,
    },
    {
      id: 'reviewOn',
      header: t('diligence.review'),
      narrow: 'full',
      cell: ({ reviewOn }) => <time dateTime={reviewOn}>{fullDay(reviewOn, language)}</time>,
    },
  ]
}
