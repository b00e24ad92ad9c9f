import BellOff from 'lucide-react/icons/bell-off'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { IconType } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { type Subscriber, type SubscriberCounts, subscriberStatuses } from '../admin-schema.ts'

export const subscriberFilters = ['all', ...subscriberStatuses] as const
export type SubscriberStatusFilter = (typeof subscriberFilters)[number]

const looks = {
  waiting: { tone: 'yellow', icon: Clock },
  confirmed: { tone: 'green', icon: Check },
  unsubscribed: { tone: 'grey', icon: BellOff },
} as const satisfies Record<Subscriber['status'], { tone: BadgeTone; icon: IconType }>

type SubscriberTableProps = {
  page: { rows: Subscriber[]; total: number } | undefined
  counts: SubscriberCounts | undefined
  query: TableQuery
  filter: SubscriberStatusFilter
  /** Narrows to one language. */
  languageFilter: ReactNode
  isFiltered: boolean
  error: Error | null
  isRefreshing: boolean
  onQueryChange: (query: TableQuery) => void
  onFilterChange: (filter: SubscriberStatusFilter) => void
  onClear: () => void
  onRetry: () => void
}

/** Addresses with what became of them. */
export const SubscriberTable = (props: SubscriberTableProps) => {
  const { t } = useTranslation()
  const { page, counts, query, filter, error } = props
  const columns = useColumns()
  return (
    <DataTable
      id="subscribers"
      caption={t('newsletter.title')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={{ label: t('newsletter.search'), placeholder: t('newsletter.search.placeholder') }}
      filters={
        <>
          <SegmentedFilter
            label={t('newsletter.filter')}
            segments={subscriberFilters.map((value) => ({
              value,
              label: t(value === 'all' ? 'filter.all' : `newsletter.status.${value}`),
              count: counts?.[value],
            }))}
            value={filter}
            onValueChange={props.onFilterChange}
          />
          {props.languageFilter}
        </>
      }
      isFiltered={props.isFiltered}
      filterWords={
        <>
          {filter !== 'all' && t('dash.filterWords.status', { status: t(`newsletter.status.${filter}`) })}{' '}
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      loadingLabel={t('newsletter.loading')}
      error={error}
      onRetry={props.onRetry}
      empty={<EmptyState title={t('newsletter.empty')}>{t('newsletter.empty.text')}</EmptyState>}
    />
  )
}

const useColumns = (): Column<Subscriber>[] => {
  const { t, language } = useTranslation()
  const date = (instant: string) => (
    <time className="muted no-wrap" dateTime={instant}>
      {formatTableDate(instant, language)}
    </time>
  )
  return [
    {
      id: 'email',
      header: t('form.email'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ email }) => (
        <span className="cell-main">
          <bdi dir="ltr">{email}</bdi>
        </span>
      ),
    },
    {
      id: 'language',
      header: t('newsletter.language'),
      isSortable: true,
      cell: (row) => t(`newsletter.language.${row.language}`),
    },
    {
      id: 'subscribedAt',
      header: t('newsletter.subscribedAt'),
      isSortable: true,
      cell: ({ subscribedAt }) => date(subscribedAt),
    },
    {
      id: 'confirmedAt',
      header: t('newsletter.confirmedAt'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ confirmedAt }) => (confirmedAt ? date(confirmedAt) : <span className="subtle">—</span>),
    },
    {
      id: 'status',
      header: t('table.status'),
      narrow: 'end',
      cell: ({ status }) => <Badge {...looks[status]}>{t(`newsletter.status.${status}`)}</Badge>,
    },
  ]
}
