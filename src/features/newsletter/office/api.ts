import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '#browser/call-api.ts'
import { callQuery } from '#browser/call-queries.ts'
import { listQuery } from '#browser/list-query.ts'

const subscribersKey = ['subscribers'] as const

/** `parameters` are those of the address bar: status, language, page, pageSize, sort, q. */
export const subscribersQuery = (parameters: URLSearchParams) =>
  listQuery(subscribersKey, 'GET /api/admin/newsletter-subscribers', { query: parameters, staleTime: 0 })

export const subscriberCountsQuery = (filter: { q: string; language: string }) =>
  callQuery(subscribersKey, 'GET /api/admin/newsletter-subscribers/counts', {
    query: new URLSearchParams({ ...filter, language: filter.language || 'all' }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The path of the same rows as a CSV file. */
export const subscribersCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/newsletter-subscribers.csv', { query: parameters })
