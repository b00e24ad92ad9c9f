import { keepPreviousData } from '@tanstack/react-query'
import { callQuery } from '#browser/call-queries.ts'

/** What was found before stays until the next answer is here. A query that nobody waits for any more is cancelled. */
export const findQuery = (q: string) =>
  callQuery(['find'], 'GET /api/admin/find', {
    query: { q },
    placeholderData: keepPreviousData,
    enabled: q !== '',
    staleTime: 0,
    gcTime: 0,
  })
