import type { ReactNode } from 'react'
import { areaLabel } from '#features/services/components/area-label.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Select } from '#ui/select.tsx'
import { TableDate } from '#ui/table-date.tsx'
import {
  type AssigneeFilter,
  assigneeFilters,
  type Consultation,
  type ConsultationCounts,
  consultationStatuses,
} from '../schema.ts'
import { ReplyDue } from './reply-due.tsx'
import { RestrictedBadge } from './restricted-badge.tsx'
import './consultation-table.css'

/** The focus goes here when a saved request has left the list. */
export const consultationTableId = 'consultations'

export const statusFilters = ['all', ...consultationStatuses] as const
export type StatusFilter = (typeof statusFilters)[number]

type ConsultationTableProps = {
  page: { rows: Consultation[]; total: number } | undefined
  counts: ConsultationCounts | undefined
  query: TableQuery
  filter: StatusFilter
  assignee: AssigneeFilter
  now: Date
  error: Error | null
  isRefreshing: boolean
  onQueryChange: (query: TableQuery) => void
  onFilterChange: (filter: StatusFilter) => void
  onAssigneeChange: (assignee: AssigneeFilter) => void
  onClear: () => void
  onRetry: () => void
  onOpen: (consultation: Consultation) => void
  /** Leads to the form that fills an empty list. */
  emptyAction: ReactNode
}

/** Requests by status. The counts ignore the status filter but follow the search. */
export const ConsultationTable = (props: ConsultationTableProps) => {
  const { t } = useTranslation()
  const { page, counts, query, filter, assignee, error } = props
  const columns = useColumns(props)
  return (
    <DataTable
      id={consultationTableId}
      caption={t('dash.consultations')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={{ label: t('consult.search'), placeholder: t('consult.search.placeholder') }}
      filters={
        <>
          <SegmentedFilter
            label={t('consult.filter')}
            segments={statusFilters.map((value) => ({
              value,
              label: t(value === 'all' ? 'filter.all' : `status.${value}`),
              count: counts?.[value],
            }))}
            value={filter}
            onValueChange={props.onFilterChange}
          />
          <Select
            size="table"
            aria-label={t('consult.assignee.filter')}
            options={assigneeFilters.map((value) => ({ value, label: t(`consult.assignee.${value}`) }))}
            value={assignee}
            onValueChange={(value) => props.onAssigneeChange(value as AssigneeFilter)}
          />
        </>
      }
      isFiltered={filter !== 'all' || assignee !== 'all'}
      filterWords={<FilterWords filter={filter} assignee={assignee} q={query.q} />}
      onClearFilters={props.onClear}
      hasTwoLines
      loadingLabel={t('consult.loading')}
      errorTitle={t('toast.fetch.consultations')}
      error={error}
      onRetry={props.onRetry}
      empty={
        <EmptyState title={t('consult.empty')} action={props.emptyAction}>
          {t('consult.empty.text')}
        </EmptyState>
      }
    />
  )
}

const FilterWords = ({
  filter,
  assignee,
  q,
}: {
  filter: StatusFilter
  assignee: AssigneeFilter
  q: string
}) => {
  const { t } = useTranslation()
  return (
    <>
      {filter !== 'all' && t('dash.filterWords.status', { status: t(`status.${filter}`) })}{' '}
      {assignee !== 'all' && `${t(`consult.assignee.${assignee}`)}.`}{' '}
      {q !== '' && t('dash.filterWords.search', { q })}
    </>
  )
}

const useColumns = ({
  now,
  onOpen,
}: Pick<ConsultationTableProps, 'now' | 'onOpen'>): Column<Consultation>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'firstName',
      header: t('table.client'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ firstName, lastName, email }) => (
        <>
          <span className="cell-main">
            <bdi>
              {firstName} {lastName}
            </bdi>
          </span>
          <span className="cell-sub consultation-email">
            <bdi dir="ltr">{email}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'service',
      header: t('form.service'),
      isSortable: true,
      narrow: 'full',
      cell: ({ service, createdAt }) => (
        <span className="consultation-service">
          {t(areaLabel[service])}
          <span className="consultation-date subtle"> · {formatTableDate(createdAt, language)}</span>
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: t('table.createdAt'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ createdAt }) => <TableDate instant={createdAt} />,
    },
    {
      id: 'replyDue',
      header: t('table.replyDue'),
      cell: (consultation) => <ReplyDue request={consultation} now={now} />,
    },
    {
      id: 'status',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ status, isRestricted }) => (
        <span className="consultation-badges">
          <StatusBadge status={status} />
          {isRestricted && <RestrictedBadge />}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (consultation) => (
        <OpenRecordButton
          className="consultation-open"
          label={t('consult.viewNamed', {
            name: `${consultation.firstName} ${consultation.lastName}`,
          })}
          onClick={() => onOpen(consultation)}
        >
          {t('form.viewDetails')}
        </OpenRecordButton>
      ),
    },
  ]
}
