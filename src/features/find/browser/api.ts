import { keepPreviousData } from '@tanstack/react-query'
import { callQuery } from '#browser/call-api.ts'

/** The previous results stay visible until the next response. Outdated queries are canceled. */
export const findQuery = (q: string) =>
  callQuery(['find'], 'GET /api/admin/find', {
    query: { q },
    placeholderData: keepPreviousData,
    enabled: q !== '',
    staleTime: 0,
    gcTime: 0,
  })
