import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type ListState } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { SegmentedFilter } from './segmented-filter.tsx'

/** The props that a screen passes to such a table; the filter `all` does not filter. */
export type StateTableProps<Row, State extends string> = {
  list: ListState<State>
  result: ListResult<Row>
  /** They ignore the state filter but follow the search and the other filters. */
  counts?: Readonly<Record<State, number>> | undefined
}

export type StateTexts<State extends string> = {
  caption: string
  search: { label: string; placeholder: string }
  filter: string
  stateOf: (state: Exclude<State, 'all'>) => string
  /** The label of the state if nothing matches. Default: «Status: Rejected». */
  narrowed?: (state: string) => string
  loading: string
  /** The title above the error when loading fails. */
  failed?: string
  empty: string
  emptyText: string
}

/** A table filtered by a status, type, role or box. */
export const StateTable = <Row extends { id: number }, State extends string>({
  states,
  standard,
  urgent = [],
  always = states,
  texts,
  narrowing,
  selectAll,
  emptyAction,
  list,
  counts,
  ...table
}: StateTableProps<Row, State> & {
  id: string
  columns: readonly Column<Row>[]
  /** `all` is the first one. */
  states: readonly State[]
  /** The initial state of the list, if not `all`. */
  standard?: State
  /** States that need somebody: shown while they have rows. */
  urgent?: readonly State[]
  /** The states that a narrow panel always shows; the other filters are behind a button. */
  always?: readonly State[]
  texts: StateTexts<State>
  /** An additional filter next to the states. */
  narrowing?: { control: ReactNode; isOn: boolean; label?: ReactNode }
  /** Before the filters, also on a narrow panel. */
  selectAll?: ReactNode
  /** The button of an empty list. */
  emptyAction?: ReactNode
  hasTwoLines?: boolean
  isUnread?: (row: Row) => boolean
}) => {
  const { t } = useTranslation()
  const { filter, query } = list
  const nameOf = (state: State) => texts.stateOf(state as Exclude<State, 'all'>)
  const isShown = (state: State) => !urgent.includes(state) || state === filter || !!counts?.[state]
  /** The chosen state takes the place of the last one. */
  const shortened = always.includes(filter) ? always : [...always.slice(0, -1), filter]
  const isAlwaysShown = (state: State) => shortened.includes(state)
  const narrowed = texts.narrowed ?? ((status: string) => t('dash.filterWords.status', { status }))
  return (
    <DataTable
      hasTwoLines
      {...table}
      list={list}
      caption={texts.caption}
      rowKey={(row) => row.id}
      search={texts.search}
      filters={
        <>
          {selectAll}
          <SegmentedFilter
            label={texts.filter}
            segments={states.filter(isShown).map((value) => ({
              value,
              label: value === 'all' ? t('filter.all') : nameOf(value),
              count: counts?.[value],
              isUrgent: urgent.includes(value),
              isFolded: !isAlwaysShown(value),
            }))}
            value={filter}
            onValueChange={list.onFilterChange}
          />
          {narrowing && <div className="filter-more narrow-folded">{narrowing.control}</div>}
        </>
      }
      foldsFilters={always !== states && !narrowing?.isOn}
      isFiltered={filter !== (standard ?? 'all') || narrowing?.isOn}
      filterLabel={
        <>
          {filter !== 'all' && `${narrowed(nameOf(filter))} `}
          {narrowing?.label} {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      loadingLabel={texts.loading}
      errorTitle={texts.failed}
      empty={
        <EmptyState title={texts.empty} action={emptyAction}>
          {texts.emptyText}
        </EmptyState>
      }
    />
  )
}
