import Plus from 'lucide-react/icons/plus'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { type VisibilityFilter, VisibilitySelect, VisibilityWords } from '#ui/visibility-filter.tsx'
import { type Client, type ClientCounts, clientTypes } from '../schema.ts'
import { type ClientActions, useClientColumns } from './client-columns.tsx'
import './client-table.css'

/** The focus goes here when a row and its buttons are gone. */
export const clientTableId = 'clients'

export const clientFilters = ['all', ...clientTypes] as const
export type ClientTypeFilter = (typeof clientFilters)[number]

type Filters = {
  /** They ignore the type but follow the search and the visibility. */
  counts: ClientCounts | undefined
  type: ClientTypeFilter
  visibility: VisibilityFilter
  onTypeChange: (type: ClientTypeFilter) => void
  onVisibilityChange: (visibility: string) => void
}

type ClientTableProps = Filters &
  ClientActions & {
    page: { rows: Client[]; total: number } | undefined
    query: TableQuery
    onQueryChange: (query: TableQuery) => void
    onClear: () => void
    error: Error | null
    isRefreshing: boolean
    onRetry: () => void
    onAdd: () => void
  }

/** Every showcased company, visible or not, in the order the website shows them. */
export const ClientTable = (props: ClientTableProps) => {
  const { t } = useTranslation()
  const { page, query, type, visibility } = props
  const columns = useClientColumns(props)
  return (
    <DataTable
      id={clientTableId}
      caption={t('nav.clients')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={{ label: t('officeClients.search'), placeholder: t('officeClients.search.placeholder') }}
      filters={<ClientFilters {...props} />}
      isFiltered={type !== 'all' || visibility !== 'all'}
      filterWords={
        <>
          {type !== 'all' && `${t('officeClients.filterWords', { type: t(`officeClients.type.${type}`) })} `}
          <VisibilityWords value={visibility} />
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      hasTwoLines
      loadingLabel={t('officeClients.loading')}
      error={props.error}
      onRetry={props.onRetry}
      empty={
        <EmptyState
          title={t('officeClients.empty')}
          action={
            <Button variant="outline" icon={<Icon icon={Plus} size="medium" />} onClick={props.onAdd}>
              {t('officeClients.add')}
            </Button>
          }
        >
          {t('officeClients.empty.text')}
        </EmptyState>
      }
    />
  )
}

const ClientFilters = ({ counts, type, visibility, onTypeChange, onVisibilityChange }: Filters) => {
  const { t } = useTranslation()
  return (
    <>
      <SegmentedFilter
        label={t('officeClients.filter')}
        segments={clientFilters.map((value) => ({
          value,
          label: t(value === 'all' ? 'filter.all' : `officeClients.type.${value}`),
          count: counts?.[value],
        }))}
        value={type}
        onValueChange={onTypeChange}
      />
      <VisibilitySelect value={visibility} onValueChange={onVisibilityChange} />
    </>
  )
}
