import Plus from 'lucide-react/icons/plus'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { type Column, DataTable, type TableQuery } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { Icon } from './icon.tsx'
import { SegmentedFilter } from './segmented-filter.tsx'
import { type VisibilityFilter, VisibilitySelect, VisibilityWords } from './visibility-filter.tsx'

/** What a screen gives such a table; `all` narrows nothing. */
export type TypedTableProps<Row, Type extends string> = {
  page: { rows: Row[]; total: number } | undefined
  /** They ignore the type but follow the search and the visibility. */
  counts: Readonly<Record<Type, number>> | undefined
  query: TableQuery
  type: Type
  visibility: VisibilityFilter
  onQueryChange: (query: TableQuery) => void
  onTypeChange: (type: Type) => void
  onVisibilityChange: (visibility: string) => void
  onClear: () => void
  error: Error | null
  isRefreshing: boolean
  onRetry: () => void
  onAdd: () => void
}

type Words = {
  caption: string
  search: { label: string; placeholder: string }
  filter: string
  typeOf: (type: string) => string
  /** Names the type where it leaves nothing. */
  filterWords: (type: string) => string
  loading: string
  empty: string
  emptyText: string
  add: string
}

/** Records that the website shows or hides, narrowed by their type: people, clients. */
export const TypedTable = <Row extends { id: number }, Type extends string>({
  id,
  columns,
  types,
  words,
  ...props
}: TypedTableProps<Row, Type> & {
  id: string
  columns: readonly Column<Row>[]
  /** `all` first. */
  types: readonly Type[]
  words: Words
}) => {
  const { t } = useTranslation()
  const { query, type, visibility, counts } = props
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
        <>
          <SegmentedFilter
            label={words.filter}
            segments={types.map((value) => ({
              value,
              label: value === 'all' ? t('filter.all') : words.typeOf(value),
              count: counts?.[value],
            }))}
            value={type}
            onValueChange={props.onTypeChange}
          />
          <VisibilitySelect value={visibility} onValueChange={props.onVisibilityChange} />
        </>
      }
      isFiltered={type !== 'all' || visibility !== 'all'}
      filterWords={
        <>
          {type !== 'all' && `${words.filterWords(words.typeOf(type))} `}
          <VisibilityWords value={visibility} />
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      hasTwoLines
      loadingLabel={words.loading}
      error={props.error}
      onRetry={props.onRetry}
      empty={
        <EmptyState
          title={words.empty}
          action={
            <Button variant="outline" icon={<Icon icon={Plus} size="medium" />} onClick={props.onAdd}>
              {words.add}
            </Button>
          }
        >
          {words.emptyText}
        </EmptyState>
      }
    />
  )
}
