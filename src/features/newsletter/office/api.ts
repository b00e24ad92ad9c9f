import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApiForPage } from '#browser/call-api.ts'
import type { Subscriber, SubscriberCounts } from '../admin-schema.ts'

export const subscribersKey = ['subscribers'] as const

/** `parameters` are those of the address bar: status, language, page, pageSize, sort, q. */
export const subscribersQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/newsletter-subscribers?${parameters}`
  return queryOptions({
    queryKey: [...subscribersKey, path],
    queryFn: ({ signal }) => callApiForPage<Subscriber>(path, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const subscriberCountsQuery = (filter: { q: string; language: string }) =>
  queryOptions<SubscriberCounts>({
    queryKey: [
      ...subscribersKey,
      `/api/admin/newsletter-subscribers/counts?${new URLSearchParams({ ...filter, language: filter.language || 'all' })}`,
    ],
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The same rows as a table for Excel. */
export const subscribersCsvPath = (parameters: URLSearchParams): string =>
  `/api/admin/newsletter-subscribers.csv?${parameters}`
