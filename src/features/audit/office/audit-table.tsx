import Globe from 'lucide-react/icons/globe'
import type { ReactNode } from 'react'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type ListState } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Monogram } from '#ui/monogram.tsx'
import type { AuditRow } from '../schema.ts'
import './audit-table.css'

type AuditTableProps = {
  list: ListState
  result: ListResult<AuditRow>
  filters: ReactNode
  isFiltered: boolean
  /**
   * Renders a row as a sentence. Passed in, because its texts come from the dictionaries of many features.
   */
  sentenceOf: (row: AuditRow) => ReactNode
  recordOf: (row: AuditRow) => ReactNode
}

/** The audit log: who did what to which record, when and from where; newest first. */
export const AuditTable = (props: AuditTableProps) => {
  const { t } = useTranslation()
  const { q } = props.list.query
  const columns = useColumns(props)
  return (
    <DataTable
      id="audit"
      caption={t('audit.title')}
      columns={columns}
      list={props.list}
      result={props.result}
      rowKey={({ id }) => id}
      search={{ label: t('audit.search'), placeholder: t('audit.search.placeholder') }}
      filters={props.filters}
      isFiltered={props.isFiltered}
      filterLabel={q === '' ? t('audit.filterWords') : t('dash.filterWords.search', { q })}
      loadingLabel={t('audit.loading')}
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
