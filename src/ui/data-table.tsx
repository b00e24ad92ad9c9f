import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from './class-names.ts'
import { NoResults } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Icon } from './icon.tsx'
import { Pager } from './pager.tsx'
import { SearchField } from './search-field.tsx'
import { Skeleton } from './skeleton.tsx'
import './data-table.css'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Names its row: the one `th scope=row`. */
  isRowHeader?: boolean
  isSortable?: boolean
  align?: 'start' | 'end'
  /** For a column of buttons. */
  hidesHeader?: boolean
  /** In a record: under each other at the start, at the end, over both, or left out. */
  narrow?: 'start' | 'end' | 'full' | 'hidden'
}

export type TableQuery = {
  /** From 1. */
  page: number
  pageSize: number
  q: string
  sort?: { by: string; direction: 'ascending' | 'descending' }
}

type DataTableProps<Row> = {
  /** What the table holds, for those who do not see the heading above it. */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  page: { rows: readonly Row[]; total: number } | undefined
  rowKey: (row: Row) => string | number
  query: TableQuery
  onQueryChange: (query: TableQuery) => void
  /** Other rows are on their way; the old ones stay meanwhile. */
  isRefreshing?: boolean
  search?: { label: string; placeholder?: string }
  /** Above the table: a segmented filter. It stays usable when loading fails. */
  filters?: ReactNode
  /** Whether `filters` hold rows back; `query.q` is known already. */
  isFiltered?: boolean
  /** Names the filter where it leaves nothing: «Status: Rejected». */
  filterWords?: ReactNode
  /** Clears what `filters` hold, and `query.q`. */
  onClearFilters?: () => void
  /** An `EmptyState`. */
  empty: ReactNode
  errorTitle?: ReactNode
  /** Why there are no rows to show. */
  error: Error | null
  /** In place of the error's own message. */
  errorText?: ReactNode
  onRetry?: () => void
  loadingLabel?: string
  isUnread?: (row: Row) => boolean
  hasTwoLines?: boolean
  /** For short lists that come whole. */
  hasPager?: boolean
  /** Where the focus goes when a row and its buttons are gone. */
  id?: string
}

/** One page of rows from the server, as a table where there is room and as records where there is not. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { t } = useTranslation()
  const { page, error, query, onQueryChange, search, filters, hasPager = true, id } = props
  const loadingLabel = props.loadingLabel ?? t('state.loading')
  const isLoading = !error && !page
  const isEmpty = !error && page?.rows.length === 0
  const showsPager = hasPager && !error && !isEmpty
  return (
    <section className="panel" id={id} tabIndex={-1} aria-label={props.caption}>
      {(search || filters) && (
        <div className="filter-bar">
          {filters}
          {search && (
            <SearchField
              {...search}
              value={query.q}
              onSearch={(q) => onQueryChange({ ...query, q, page: 1 })}
            />
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

type BodyProps<Row> = DataTableProps<Row> & { isEmpty: boolean; isLastFlush: boolean }

const TableBody = <Row,>(props: BodyProps<Row>) => {
  const { t } = useTranslation()
  const { error, query, onQueryChange, isEmpty, isFiltered = false } = props
  if (error) {
    return (
      <ErrorState
        title={props.errorTitle ?? t('ui.table.loadFailed')}
        onRetry={props.onRetry}
        isRetrying={props.isRefreshing}
      >
        {props.errorText ?? error.message}
      </ErrorState>
    )
  }
  if (isEmpty && (isFiltered || query.q !== '')) {
    return (
      <NoResults onClear={props.onClearFilters ?? (() => onQueryChange({ ...query, q: '', page: 1 }))}>
        {props.filterWords}
      </NoResults>
    )
  }
  return isEmpty ? props.empty : <Table {...props} />
}

/**
 * Said outright, since `display: grid` in the record layout takes the meaning from table elements.
 * Kept apart from the elements: the linter cannot know of the stylesheet.
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
  const { columns, page, rowKey, hasTwoLines, isLastFlush, isUnread } = props
  const isLoading = !page
  return (
    <div className="data-table-frame" aria-busy={isLoading || props.isRefreshing || undefined}>
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
  query,
  onQueryChange,
}: Pick<DataTableProps<Row>, 'query' | 'onQueryChange'> & { column: Column<Row> }) => {
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
