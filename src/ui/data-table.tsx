import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { NoResults } from './empty-state.tsx'
import { Icon } from './icon.tsx'
import { Pager } from './pager.tsx'
import { SearchField } from './search-field.tsx'
import { Skeleton } from './skeleton.tsx'
import './data-table.css'

const ListFailure = lazy(() => import('./list-failure.tsx'))

export type Column<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** The column with the name of the row: the only `th scope=row`. */
  isRowHeader?: boolean
  isSortable?: boolean
  align?: 'start' | 'end'
  /** Set for a column of buttons. */
  hidesHeader?: boolean
  /**
   * Position when rows are shown as records on narrow screens: stacked at the start, at the end, across both,
   * or omitted.
   */
  narrow?: 'start' | 'end' | 'full' | 'hidden'
}

export type TableQuery = {
  /** The page number, from 1. */
  page: number
  pageSize: number
  q: string
  sort?: { by: string; direction: 'ascending' | 'descending' }
}

/** Page, search, sort order and filter of a list, as stored in the address. */
export type ListState<Filter extends string = string> = {
  query: TableQuery
  /** `all` does not filter. */
  filter: Filter
  onQueryChange: (query: TableQuery) => void
  onFilterChange: (filter: Filter) => void
  /** Clears the filters and `query.q`. */
  onClear: () => void
}

/** The list's query result. */
export type ListResult<Row> = {
  /** Undefined until the first response. */
  data: { rows: readonly Row[]; total: number } | undefined
  /** The reason for missing rows. */
  error: Error | null
  /** Other rows are loading; the previous ones stay meanwhile. */
  isFetching: boolean
  refetch: () => unknown
}

type DataTableProps<Row> = {
  /** The table's name for screen readers, which may not associate it with the heading above. */
  caption: string
  columns: readonly Column<Row>[]
  result: ListResult<Row>
  rowKey: (row: Row) => string | number
  /** Omitted for short lists that are loaded completely: they have no pager. */
  list?: Pick<ListState, 'query' | 'onQueryChange'> & Partial<Pick<ListState, 'onClear'>>
  search?: { label: string; placeholder?: string }
  /** A segmented filter above the table. It stays usable when loading fails. */
  filters?: ReactNode
  /** A narrow panel shows its `narrow-folded` filters only after a press. */
  foldsFilters?: boolean
  /** Whether `filters` exclude rows; `query.q` is checked separately. */
  isFiltered?: boolean
  /** The label of the filter if nothing matches: «Status: Rejected». */
  filterLabel?: ReactNode
  /** An `EmptyState`. */
  empty: ReactNode
  errorTitle?: ReactNode
  /** Replaces the error's own message. */
  errorText?: ReactNode
  loadingLabel?: string
  isUnread?: (row: Row) => boolean
  hasTwoLines?: boolean
  /** The element that gets focus when a row and its buttons are gone. */
  id?: string
}

/** One page of rows from the server, as a table on wide screens and as records on narrow ones. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { t } = useTranslation()
  const { search, filters, foldsFilters, list, id } = props
  const [isUnfolded, setUnfolded] = useState(false)
  const { data: page, error } = props.result
  const { query, onQueryChange } = list ?? whole
  const loadingLabel = props.loadingLabel ?? t('state.loading')
  const isLoading = !error && !page
  const isEmpty = !error && page?.rows.length === 0
  const showsPager = list !== undefined && !error && !isEmpty
  return (
    <section className="panel" id={id} tabIndex={-1} aria-label={props.caption}>
      {(search || filters) && (
        <div className={classNames('filter-bar', foldsFilters && !isUnfolded && 'filter-bar-folded')}>
          {filters}
          {search && (
            <SearchField
              {...search}
              value={query.q}
              onSearch={(q) => onQueryChange({ ...query, q, page: 1 })}
            />
          )}
          {foldsFilters && (
            <Button
              variant="outline"
              size="table"
              className="filter-fold"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <Icon icon={SlidersHorizontal} size="medium" />
              {t('form.filter')}
            </Button>
          )}
        </div>
      )}
      <TableBody {...props} isEmpty={isEmpty} isLastFlush={!showsPager} />
      {showsPager && (
        <Pager
          label={props.caption}
          page={query.page}
          pageSize={query.pageSize}
          total={page?.total ?? 0}
          loadingLabel={isLoading ? loadingLabel : undefined}
          onPageChange={(number) => onQueryChange({ ...query, page: number })}
          onPageSizeChange={(pageSize) => onQueryChange({ ...query, pageSize, page: 1 })}
        />
      )}
      {!showsPager && isLoading && (
        <p role="status" className="visually-hidden">
          {loadingLabel}
        </p>
      )}
    </section>
  )
}

const whole: Pick<ListState, 'query' | 'onQueryChange'> = {
  query: { page: 1, pageSize: 100, q: '' },
  onQueryChange: () => undefined,
}

type BodyProps<Row> = DataTableProps<Row> & { isEmpty: boolean; isLastFlush: boolean }

const TableBody = <Row,>(props: BodyProps<Row>) => {
  const { isEmpty, isFiltered = false, list = whole } = props
  if (props.result.error) {
    return (
      <Suspense>
        <ListFailure result={props.result} title={props.errorTitle}>
          {props.errorText}
        </ListFailure>
      </Suspense>
    )
  }
  if (isEmpty && (isFiltered || list.query.q !== '')) {
    const clearSearch = () => list.onQueryChange({ ...list.query, q: '', page: 1 })
    return <NoResults onClear={props.list?.onClear ?? clearSearch}>{props.filterLabel}</NoResults>
  }
  return isEmpty ? props.empty : <Table {...props} />
}

/**
 * Explicit ARIA roles, since `display: grid` in the record layout removes the implicit ones. They are
 * separate from the elements because the linter, which does not read the stylesheet, would report them as
 * redundant.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const Table = <Row,>(props: BodyProps<Row>) => {
  const { columns, rowKey, hasTwoLines, isLastFlush, isUnread } = props
  const { data: page, isFetching } = props.result
  const isLoading = !page
  return (
    <div className="data-table-frame" aria-busy={isLoading || isFetching || undefined}>
      <table
        {...roles.table}
        className={classNames(
          'data-table',
          hasTwoLines && 'data-table-two-line',
          isLastFlush && 'data-table-last-flush',
        )}
      >
        <caption className="visually-hidden">{props.caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <ColumnHeader key={column.id} {...props} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {isLoading ? (
            <SkeletonRows {...props} />
          ) : (
            page.rows.map((row) => (
              <tr key={rowKey(row)} {...roles.row} className={isUnread?.(row) ? 'row-unread' : undefined}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}

const ColumnHeader = <Row,>({
  column,
  list: { query, onQueryChange } = whole,
}: Pick<DataTableProps<Row>, 'list'> & { column: Column<Row> }) => {
  const { id, header, isSortable, hidesHeader, align } = column
  const direction = query.sort?.by === id ? query.sort.direction : undefined
  const sortBy = () => {
    const next = direction === 'ascending' ? 'descending' : 'ascending'
    onQueryChange({ ...query, page: 1, sort: { by: id, direction: next } })
  }
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      aria-sort={direction}
      className={align === 'end' ? 'cell-end' : undefined}
    >
      {isSortable ? (
        <button type="button" className="data-table-sort" onClick={sortBy}>
          {header}
          {direction && <Icon icon={direction === 'ascending' ? ArrowUp : ArrowDown} size="small" />}
        </button>
      ) : (
        <span className={hidesHeader ? 'visually-hidden' : undefined}>{header}</span>
      )}
    </th>
  )
}

const Cell = <Row,>({ column, children }: { column: Column<Row>; children: ReactNode }) => {
  const className = classNames(
    column.align === 'end' && 'cell-end',
    column.narrow && column.narrow !== 'start' && `narrow-${column.narrow}`,
  )
  return column.isRowHeader ? (
    <th {...roles.rowHeader} scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td {...roles.cell} className={className}>
      {children}
    </td>
  )
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const SkeletonRows = <Row,>({ columns, hasTwoLines }: DataTableProps<Row>) =>
  skeletonRows.map((key) => (
    <tr key={key} {...roles.row}>
      {columns.map((column) => (
        <Cell key={column.id} column={{ ...column, isRowHeader: false }}>
          {!column.hidesHeader && <Skeleton shape={column.isRowHeader ? '60' : '80'} />}
          {hasTwoLines && column.isRowHeader && <Skeleton shape="40" />}
        </Cell>
      ))}
    </tr>
  ))
