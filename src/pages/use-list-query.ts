import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

export type ListQuery = { page: number; pageSize: number; q: string; sort: string; filter: string }

const pageSizes = [10, 25, 50] as const

/**
 * Page, size, search, sort and filter of a list, kept in the address bar: a reload, a shared link and the
 * back button show the same rows. `filterName` is the filter's own word there, such as `status`.
 */
export const useListQuery = (filterName = 'filter') => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const query = useMemo(() => readQuery(new URLSearchParams(search), filterName), [search, filterName])
  const setQuery = useCallback(
    (changes: Partial<ListQuery>) => {
      const isSamePage = 'page' in changes
      const next = { ...query, ...(!isSamePage && { page: 1 }), ...changes }
      const parameters = writeQuery(next, filterName)
      navigate(path + (parameters.size > 0 ? `?${parameters}` : ''), { replace: !isSamePage })
    },
    [query, filterName, path, navigate],
  )
  return { query, setQuery, parameters: requestParameters(query, filterName) }
}

const readQuery = (parameters: URLSearchParams, filterName: string): ListQuery => {
  const pageSize = pageSizes.find((size) => String(size) === parameters.get('pageSize')) ?? pageSizes[0]
  return {
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    pageSize,
    q: parameters.get('q') ?? '',
    sort: parameters.get('sort') ?? '',
    filter: parameters.get(filterName) ?? 'all',
  }
}

/** Leaves out what is the default, so that a plain list has a plain address. */
const writeQuery = ({ page, pageSize, q, sort, filter }: ListQuery, filterName: string): URLSearchParams =>
  parametersOf({
    [filterName]: filter === 'all' ? '' : filter,
    q,
    sort,
    page: page === 1 ? '' : String(page),
    pageSize: pageSize === pageSizes[0] ? '' : String(pageSize),
  })

const requestParameters = (
  { page, pageSize, q, sort, filter }: ListQuery,
  filterName: string,
): URLSearchParams =>
  parametersOf({
    [filterName]: filter === 'all' ? '' : filter,
    q,
    sort,
    page: String(page),
    pageSize: String(pageSize),
  })

const parametersOf = (values: Record<string, string>): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
