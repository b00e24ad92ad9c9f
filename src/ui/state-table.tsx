import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type ListState } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { SegmentedFilter } from './segmented-filter.tsx'

/** What a screen gives such a table; the filter `all` narrows nothing. */
export type StateTableProps<Row, State extends string> = {
  list: ListState<State>
  result: ListResult<Row>
  /** They ignore the state but follow the search and what else narrows the list. */
  counts?: Readonly<Record<State, number>> | undefined
}

type Words<State extends string> = {
  caption: string
  search: { label: string; placeholder: string }
  filter: string
  stateOf: (state: Exclude<State, 'all'>) => string
  /** Names the state where it leaves nothing: «Status: Rejected», unless told otherwise. */
  narrowed?: (state: string) => string
  loading: string
  /** Over the reason when the rows do not come. */
  failed?: string
  empty: string
  emptyText: string
}

/** Records narrowed by what they are or what has become of them: a status, a type, a role, a box. */
export const StateTable = <Row extends { id: number }, State extends string>({
  states,
  words,
  narrowing,
  emptyAction,
  list,
  counts,
  ...table
}: StateTableProps<Row, State> & {
  id: string
  columns: readonly Column<Row>[]
  /** `all` first. */
  states: readonly State[]
  words: Words<State>
  /** What else narrows the list, beside the states. */
  narrowing?: { control: ReactNode; isOn: boolean; words?: ReactNode }
  /** Fills an empty list. */
  emptyAction?: ReactNode
  hasTwoLines?: boolean
  isUnread?: (row: Row) => boolean
}) => {
  const { t } = useTranslation()
  const { filter, query } = list
  const nameOf = (state: State) => words.stateOf(state as Exclude<State, 'all'>)
  const narrowed = words.narrowed ?? ((status: string) => t('dash.filterWords.status', { status }))
  return (
    <DataTable
      hasTwoLines
      {...table}
      list={list}
      caption={words.caption}
      rowKey={(row) => row.id}
      search={words.search}
      filters={
        <>
          <SegmentedFilter
            label={words.filter}
            segments={states.map((value) => ({
              value,
              label: value === 'all' ? t('filter.all') : nameOf(value),
              count: counts?.[value],
            }))}
            value={filter}
            onValueChange={list.onFilterChange}
          />
          {narrowing?.control}
        </>
      }
      isFiltered={filter !== 'all' || narrowing?.isOn}
      filterWords={
        <>
          {filter !== 'all' && `${narrowed(nameOf(filter))} `}
          {narrowing?.words} {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      loadingLabel={words.loading}
      errorTitle={words.failed}
      empty={
        <EmptyState title={words.empty} action={emptyAction}>
          {words.emptyText}
        </EmptyState>
      }
    />
  )
}
