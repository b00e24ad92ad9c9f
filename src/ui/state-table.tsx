import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type TableQuery } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { SegmentedFilter } from './segmented-filter.tsx'

/** What a screen gives such a table; `all` narrows nothing. */
export type StateTableProps<Row, State extends string> = {
  page: { rows: Row[]; total: number } | undefined
  /** They ignore the state but follow the search. */
  counts: Readonly<Record<State, number>> | undefined
  query: TableQuery
  filter: State
  error: Error | null
  isRefreshing: boolean
  onQueryChange: (query: TableQuery) => void
  onFilterChange: (filter: State) => void
  onClear: () => void
  onRetry: () => void
}

type Words = {
  caption: string
  search: { label: string; placeholder: string }
  filter: string
  stateOf: (state: string) => string
  loading: string
  empty: string
  emptyText: string
}

/** Records that nobody adds by hand, narrowed by what has become of them: mail, requests about personal data. */
export const StateTable = <Row extends { id: number }, State extends string>({
  id,
  columns,
  states,
  words,
  ...props
}: StateTableProps<Row, State> & {
  id: string
  columns: readonly Column<Row>[]
  /** `all` first. */
  states: readonly State[]
  words: Words
}) => {
  const { t } = useTranslation()
  const { query, filter, counts } = props
  return (
    <DataTable
      id={id}
      caption={words.caption}
      columns={columns}
      page={props.page}
      rowKey={(row) => row.id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      search={words.search}
      filters={
        <SegmentedFilter
          label={words.filter}
          segments={states.map((value) => ({
            value,
            label: value === 'all' ? t('filter.all') : words.stateOf(value),
            count: counts?.[value],
          }))}
          value={filter}
          onValueChange={props.onFilterChange}
        />
      }
      isFiltered={filter !== 'all'}
      filterWords={
        <>
          {filter !== 'all' && `${t('dash.filterWords.status', { status: words.stateOf(filter) })} `}
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      hasTwoLines
      loadingLabel={words.loading}
      error={props.error}
      onRetry={props.onRetry}
      empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
    />
  )
}
