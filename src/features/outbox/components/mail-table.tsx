import RotateCw from 'lucide-react/icons/rotate-cw'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { type Mail, type MailCounts, mailStates } from '../schema.ts'
import { MailBadge } from './mail-badge.tsx'

/** The focus goes here when a mail has left the list. */
export const mailTableId = 'outbox'

export const stateFilters = ['all', ...mailStates] as const
export type StateFilter = (typeof stateFilters)[number]

type MailTableProps = {
  page: { rows: Mail[]; total: number } | undefined
  counts: MailCounts | undefined
  query: TableQuery
  filter: StateFilter
  error: Error | null
  isRefreshing: boolean
  onQueryChange: (query: TableQuery) => void
  onFilterChange: (filter: StateFilter) => void
  onClear: () => void
  onRetry: () => void
  onOpen: (mail: Mail) => void
  onResend: (mail: Mail) => void
  resendingId: number | undefined
}

/** Mail of the firm by what has become of it. */
export const MailTable = (props: MailTableProps) => {
  const { t } = useTranslation()
  const { page, counts, query, filter, error } = props
  const columns = useColumns(props)
  return (
    <DataTable
      id={mailTableId}
      caption={t('outbox.title')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={{ label: t('outbox.search'), placeholder: t('outbox.search.placeholder') }}
      filters={
        <SegmentedFilter
          label={t('outbox.filter')}
          segments={stateFilters.map((value) => ({
            value,
            label: t(value === 'all' ? 'filter.all' : `outbox.state.${value}`),
            count: counts?.[value],
          }))}
          value={filter}
          onValueChange={props.onFilterChange}
        />
      }
      isFiltered={filter !== 'all'}
      filterWords={
        <>
          {filter !== 'all' && t('dash.filterWords.status', { status: t(`outbox.state.${filter}`) })}{' '}
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      hasTwoLines
      loadingLabel={t('outbox.loading')}
      error={error}
      onRetry={props.onRetry}
      empty={<EmptyState title={t('outbox.empty')}>{t('outbox.empty.text')}</EmptyState>}
    />
  )
}

const useColumns = ({
  onOpen,
  onResend,
  resendingId,
}: Pick<MailTableProps, 'onOpen' | 'onResend' | 'resendingId'>): Column<Mail>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'subject',
      header: t('form.subject'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ subject }) => (
        <span className="cell-main">
          <bdi>{subject}</bdi>
        </span>
      ),
    },
    {
      id: 'recipient',
      header: t('outbox.recipient'),
      isSortable: true,
      cell: ({ recipient }) => <bdi dir="ltr">{recipient}</bdi>,
    },
    {
      id: 'createdAt',
      header: t('table.createdAt'),
      isSortable: true,
      cell: ({ createdAt }) => (
        <time className="muted no-wrap" dateTime={createdAt}>
          {formatTableDate(createdAt, language)}{' '}
          <span className="cell-sub">{formatTime(createdAt, language)}</span>
        </time>
      ),
    },
    {
      id: 'attempts',
      header: t('outbox.attempts'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ attempts }) => <span className="number">{attempts}</span>,
    },
    {
      id: 'lastError',
      header: t('outbox.lastError'),
      narrow: 'full',
      cell: ({ lastError }) =>
        lastError && (
          <span className="cell-clamp muted" dir="ltr">
            {lastError}
          </span>
        ),
    },
    {
      id: 'state',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ state }) => <MailBadge state={state} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (mail) => (
        <span className="row-actions">
          {mail.state === 'failed' && (
            <IconButton
              icon={RotateCw}
              size="table"
              label={t('outbox.resendNamed', { subject: mail.subject })}
              disabled={resendingId === mail.id}
              onClick={() => onResend(mail)}
            />
          )}
          <OpenRecordButton
            label={t('messages.viewNamed', { subject: mail.subject })}
            onClick={() => onOpen(mail)}
          >
            {t('form.view')}
          </OpenRecordButton>
        </span>
      ),
    },
  ]
}
