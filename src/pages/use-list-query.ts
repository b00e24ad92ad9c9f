import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { TableQuery } from '#ui/data-table.tsx'

type State = TableQuery & { filter: string; extras: Record<string, string> }

const pageSizes = [10, 25, 50] as const

type Options<Filter extends string> = {
  /** The filter's values; any other value in the address counts as `all`. */
  filters?: readonly Filter[]
  /** The filter if the address has none. Default: `all`. */
  standard?: Filter
  /** The default sort order, which must be the API's default. */
  sort?: TableQuery['sort']
  /** Further parameters that narrow the list, under the same names in the address and at the API. */
  extras?: readonly string[]
  /** Parameters of the address to preserve that are not sent to the API. */
  preserved?: readonly string[]
}

/**
 * Page, page size, search, sort order and filter of a list, stored in the address so that a reload, a shared
 * link and the back button show the same rows. `filterName` is the filter's parameter, such as `status`;
 * `parameters` are those for the API.
 */
export const useListQuery = <Filter extends string = string>(
  filterName = 'filter',
  { filters, standard = 'all' as Filter, sort: standardSort, extras, preserved }: Options<Filter> = {},
) => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => {
    const read = readState(new URLSearchParams(search), filterName, extras)
    const isKnown = filters?.some((known) => known === read.filter)
    return {
      ...read,
      filter: isKnown && read.filter ? read.filter : standard,
      // A list without a default order is not sorted.
      sort: standardSort && (read.sort ?? standardSort),
    }
  }, [search, filterName, filters, standard, standardSort, extras])

  const change = useCallback(
    (changes: Partial<State>) => {
      const next = { ...state, ...changes }
      const isStandardSort = writeSort(next.sort) === writeSort(standardSort)
      const parameters = addressOf(
        { ...next, sort: isStandardSort ? undefined : next.sort },
        filterName,
        standard,
      )
      const before = new URLSearchParams(search)
      for (const name of preserved ?? []) if (before.has(name)) parameters.set(name, before.get(name) ?? '')
      // Changing the page adds a history entry; typing in the search does not.
      const turnsPage = next.page !== state.page && next.q === state.q && next.filter === state.filter
      navigate(path + (parameters.size > 0 ? `?${parameters}` : ''), { replace: !turnsPage })
    },
    [state, standard, standardSort, filterName, preserved, search, path, navigate],
  )
  const { filter, extras: values, ...query } = state
  return {
    query,
    // Validated above: a known value or `all`.
    filter: filter as Filter | 'all',
    extras: values,
    parameters: requestOf(state, filterName, standard),
    onQueryChange: (next: TableQuery) => change(next),
    onFilterChange: (next: string) => change({ filter: next, page: 1 }),
    onExtrasChange: (changes: Record<string, string>) =>
      change({ extras: { ...values, ...changes }, page: 1 }),
    onClear: () => change({ filter: 'all', extras: {}, q: '', page: 1 }),
  }
}

/** Returns to the last page with rows, if the requested page lost its last row or never existed. */
export const useExistingPage = (
  { query, onQueryChange }: Pick<ReturnType<typeof useListQuery>, 'query' | 'onQueryChange'>,
  total: number | undefined,
) => {
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / query.pageSize))
  useEffect(() => {
    if (lastPage !== undefined && query.page > lastPage) onQueryChange({ ...query, page: lastPage })
  })
}

const readState = (
  parameters: URLSearchParams,
  filterName: string,
  extras: readonly string[] = [],
): State => ({
  page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
  pageSize: pageSizes.find((size) => String(size) === parameters.get('pageSize')) ?? pageSizes[0],
  q: parameters.get('q') ?? '',
  sort: readSort(parameters.get('sort')),
  filter: parameters.get(filterName) ?? '',
  extras: Object.fromEntries(extras.map((name) => [name, parameters.get(name) ?? ''])),
})

const readSort = (text: string | null): TableQuery['sort'] => {
  if (!text) return undefined
  return text.startsWith('-')
    ? { by: text.slice(1), direction: 'descending' }
    : { by: text, direction: 'ascending' }
}

const writeSort = (sort: TableQuery['sort']): string =>
  sort ? (sort.direction === 'descending' ? '-' : '') + sort.by : ''

/** Defaults are omitted, so that a plain list has a plain address. */
const addressOf = (
  { page, pageSize, q, sort, filter, extras }: State,
  filterName: string,
  standard: string,
): URLSearchParams =>
  filled({
    [filterName]: filter === standard ? '' : filter,
    ...extras,
    q,
    sort: writeSort(sort),
    page: page === 1 ? '' : String(page),
    pageSize: pageSize === pageSizes[0] ? '' : String(pageSize),
  })

const requestOf = (
  { page, pageSize, q, sort, filter, extras }: State,
  filterName: string,
  standard: string,
): URLSearchParams =>
  filled({
    [filterName]: filter === 'all' && standard === 'all' ? '' : filter,
    ...extras,
    q,
    sort: writeSort(sort),
    page: String(page),
    pageSize: String(pageSize),
  })

const filled = (values: Record<string, string>): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
