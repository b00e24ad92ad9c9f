import Clock from 'lucide-react/icons/clock'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { type Erasure, type ErasureCounts, erasureStates } from '../schema.ts'
import { ErasureBadge } from './erasure-badge.tsx'
import './erasure-office.css'

/** The focus goes here when a request has left the list. */
export const erasureTableId = 'erasure-requests'

export const erasureFilters = ['all', ...erasureStates] as const
export type ErasureStateFilter = (typeof erasureFilters)[number]

type ErasureTableProps = {
  page: { rows: Erasure[]; total: number } | undefined
  counts: ErasureCounts | undefined
  query: TableQuery
  filter: ErasureStateFilter
  error: Error | null
  isRefreshing: boolean
  onQueryChange: (query: TableQuery) => void
  onFilterChange: (filter: ErasureStateFilter) => void
  onClear: () => void
  onRetry: () => void
  onOpen: (request: Erasure) => void
}

/** Requests to destroy personal data, what is due first at the top. */
export const ErasureTable = (props: ErasureTableProps) => {
  const { t } = useTranslation()
  const { page, counts, query, filter, error } = props
  const columns = useColumns(props.onOpen)
  return (
    <DataTable
      id={erasureTableId}
      caption={t('privacy.title')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={{ label: t('privacy.search'), placeholder: t('privacy.search.placeholder') }}
      filters={
        <SegmentedFilter
          label={t('privacy.filter')}
          segments={erasureFilters.map((value) => ({
            value,
            label: t(value === 'all' ? 'filter.all' : `privacy.state.${value}`),
            count: counts?.[value],
          }))}
          value={filter}
          onValueChange={props.onFilterChange}
        />
      }
      isFiltered={filter !== 'all'}
      filterWords={
        <>
          {filter !== 'all' && t('dash.filterWords.status', { status: t(`privacy.state.${filter}`) })}{' '}
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      hasTwoLines
      loadingLabel={t('privacy.loading')}
      error={error}
      onRetry={props.onRetry}
      empty={<EmptyState title={t('privacy.empty')}>{t('privacy.empty.text')}</EmptyState>}
    />
  )
}

/** How long the firm still has; a request that is settled has no clock. */
export const TimeLeft = ({ request: { state, daysLeft } }: { request: Erasure }) => {
  const { t } = useTranslation()
  if (state !== 'open') return <span className="subtle">—</span>
  if (daysLeft >= 0) return t('privacy.daysLeft', { n: daysLeft })
  return (
    <span className="erasure-overdue">
      <Icon icon={Clock} size="small" />
      {t('privacy.overdue', { n: -daysLeft })}
    </span>
  )
}

const useColumns = (onOpen: (request: Erasure) => void): Column<Erasure>[] => {
  const { t, language } = useTranslation()
  const date = (instant: string) => (
    <time className="muted no-wrap" dateTime={instant}>
      {formatTableDate(instant, language)}
    </time>
  )
  return [
    {
      id: 'person',
      header: t('privacy.person'),
      isRowHeader: true,
      cell: ({ userName, email }) =>
        userName === null ? (
          <span className="muted">{t('privacy.erasedPerson')}</span>
        ) : (
          <>
            <span className="cell-main">
              <bdi>{userName}</bdi>
            </span>
            <span className="cell-sub">
              <bdi dir="ltr">{email}</bdi>
            </span>
          </>
        ),
    },
    {
      id: 'createdAt',
      header: t('privacy.askedAt'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ createdAt }) => date(createdAt),
    },
    { id: 'dueAt', header: t('privacy.dueAt'), isSortable: true, cell: ({ dueAt }) => date(dueAt) },
    { id: 'clock', header: t('privacy.clock'), cell: (request) => <TimeLeft request={request} /> },
    {
      id: 'state',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ state }) => <ErasureBadge state={state} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (request) => (
        <span className="row-actions">
          <OpenRecordButton
            label={t('privacy.open', { name: request.userName ?? t('privacy.erasedPerson') })}
            onClick={() => onOpen(request)}
          >
            {t('form.view')}
          </OpenRecordButton>
        </span>
      ),
    },
  ]
}
