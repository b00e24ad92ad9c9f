import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { KnownCalls, Row } from '#api/calls.ts'
import { type QueryName, type QueryOptionsOf, queryOf } from './call-api.ts'

// Separate from `callQuery`, since the website's first view requests no list.

type Page<Each> = { rows: Each[]; total: number }

/**
 * A list as a query: its rows and the exact total over all pages. The previous rows stay until the next ones arrive.
 */
export const listQuery = <Called extends QueryName>(
  key: QueryKey,
  name: Called,
  ...[options]: QueryOptionsOf<Called, Page<Row<KnownCalls[Called]>>>
) =>
  queryOptions<Page<Row<KnownCalls[Called]>>>({
    placeholderData: keepPreviousData,
    ...queryOf(key, name, options),
    meta: { isList: true },
  })
