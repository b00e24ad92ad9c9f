import Globe from 'lucide-react/icons/globe'
import type { ReactNode } from 'react'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Monogram } from '#ui/monogram.tsx'
import type { AuditRow } from '../schema.ts'
import './audit-table.css'

type AuditTableProps = {
  page: { rows: AuditRow[]; total: number } | undefined
  query: TableQuery
  filters: ReactNode
  isFiltered: boolean
  error: Error | null
  isRefreshing: boolean
  /** What a row tells, as a sentence: it is made of the words of many nouns. */
  sentenceOf: (row: AuditRow) => ReactNode
  recordOf: (row: AuditRow) => ReactNode
  onQueryChange: (query: TableQuery) => void
  onClear: () => void
  onRetry: () => void
}

/** Who did what to which record, when and from where; newest first, never changed. */
export const AuditTable = (props: AuditTableProps) => {
  const { t } = useTranslation()
  const { page, query, error } = props
  const columns = useColumns(props)
  return (
    <DataTable
      id="audit"
      caption={t('audit.title')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={{ label: t('audit.search'), placeholder: t('audit.search.placeholder') }}
      filters={props.filters}
      isFiltered={props.isFiltered}
      filterWords={query.q === '' ? t('audit.filterWords') : t('dash.filterWords.search', { q: query.q })}
      onClearFilters={props.onClear}
      loadingLabel={t('audit.loading')}
      error={error}
      onRetry={props.onRetry}
      empty={<EmptyState title={t('audit.empty')} />}
    />
  )
}

const useColumns = ({
  sentenceOf,
  recordOf,
}: Pick<AuditTableProps, 'sentenceOf' | 'recordOf'>): Column<AuditRow>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'what',
      header: t('audit.what'),
      isRowHeader: true,
      narrow: 'full',
      cell: (row) => (
        <span className="audit-what">
          {row.userName ? (
            <Monogram name={row.userName} id={row.userName} size="tiny" />
          ) : (
            <span className="audit-visitor">
              <Icon icon={Globe} size="medium" />
            </span>
          )}
          <span>{sentenceOf(row)}</span>
        </span>
      ),
    },
    { id: 'record', header: t('audit.entity'), cell: recordOf },
    {
      id: 'createdAt',
      header: t('audit.when'),
      narrow: 'end',
      cell: ({ createdAt }) => (
        <time className="muted no-wrap" dateTime={createdAt}>
          {formatTableDate(createdAt, language)} · {formatTime(createdAt, language)}
        </time>
      ),
    },
    {
      id: 'ipAddress',
      header: t('audit.where'),
      narrow: 'hidden',
      cell: ({ ipAddress }) => ipAddress && <bdi className="muted number audit-address">{ipAddress}</bdi>,
    },
  ]
}
