import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { TableQuery } from '#ui/data-table.tsx'

type ListState = TableQuery & { filter: string }

const pageSizes = [10, 25, 50] as const

type Options = {
  /** The words the filter knows; any other in the address counts as `all`. */
  filters?: readonly string[]
  /** How the list stands until somebody sorts it, as the API does without being asked. */
  sort?: TableQuery['sort']
}

/**
 * Page, size, search, sort and filter of a list, kept in the address bar: a reload, a shared link and the
 * back button show the same rows. `filterName` is the filter's own word there, such as `status`;
 * `parameters` are what the API is asked with.
 */
export const useListQuery = (filterName = 'filter', { filters, sort: standardSort }: Options = {}) => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => {
    const read = readState(new URLSearchParams(search), filterName)
    const isKnown = !filters || filters.includes(read.filter)
    return { ...read, filter: isKnown ? read.filter : 'all', sort: read.sort ?? standardSort }
  }, [search, filterName, filters, standardSort])

  const change = useCallback(
    (changes: Partial<ListState>) => {
      const next = { ...state, ...changes }
      const isStandardSort = writeSort(next.sort) === writeSort(standardSort)
      const parameters = addressOf({ ...next, sort: isStandardSort ? undefined : next.sort }, filterName)
      // Turning a page is a step back can undo; typing a search is not.
      const turnsPage = next.page !== state.page && next.q === state.q && next.filter === state.filter
      navigate(path + (parameters.size > 0 ? `?${parameters}` : ''), { replace: !turnsPage })
    },
    [state, standardSort, filterName, path, navigate],
  )
  const { filter, ...query } = state
  return {
    query,
    filter,
    parameters: requestOf(state, filterName),
    onQueryChange: (next: TableQuery) => change(next),
    onFilterChange: (next: string) => change({ filter: next, page: 1 }),
    onClear: () => change({ filter: 'all', q: '', page: 1 }),
  }
}

/** Goes back to the last page that has rows: the one asked for may have lost its last row, or never existed. */
export const useExistingPage = (
  { query, onQueryChange }: Pick<ReturnType<typeof useListQuery>, 'query' | 'onQueryChange'>,
  total: number | undefined,
) => {
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / query.pageSize))
  useEffect(() => {
    if (lastPage !== undefined && query.page > lastPage) onQueryChange({ ...query, page: lastPage })
  })
}

const readState = (parameters: URLSearchParams, filterName: string): ListState => ({
  page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
  pageSize: pageSizes.find((size) => String(size) === parameters.get('pageSize')) ?? pageSizes[0],
  q: parameters.get('q') ?? '',
  sort: readSort(parameters.get('sort')),
  filter: parameters.get(filterName) ?? 'all',
})

const readSort = (text: string | null): TableQuery['sort'] => {
  if (!text) return undefined
  return text.startsWith('-')
    ? { by: text.slice(1), direction: 'descending' }
    : { by: text, direction: 'ascending' }
}

const writeSort = (sort: TableQuery['sort']): string =>
  sort ? (sort.direction === 'descending' ? '-' : '') + sort.by : ''

/** A plain list has a plain address: what is the default is left out. */
const addressOf = ({ page, pageSize, q, sort, filter }: ListState, filterName: string): URLSearchParams =>
  filled({
    [filterName]: filter === 'all' ? '' : filter,
    q,
    sort: writeSort(sort),
    page: page === 1 ? '' : String(page),
    pageSize: pageSize === pageSizes[0] ? '' : String(pageSize),
  })

const requestOf = ({ page, pageSize, q, sort, filter }: ListState, filterName: string): URLSearchParams =>
  filled({
    [filterName]: filter === 'all' ? '' : filter,
    q,
    sort: writeSort(sort),
    page: String(page),
    pageSize: String(pageSize),
  })

const filled = (values: Record<string, string>): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
