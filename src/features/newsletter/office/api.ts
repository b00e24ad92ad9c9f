import { keepPreviousData } from '@tanstack/react-query'
import { callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'

export const subscribersKey = ['subscribers'] as const

/** `parameters` is the query of the page: status, language, area, page, pageSize, sort, q. */
export const subscribersQuery = (parameters: URLSearchParams) =>
  listQuery(subscribersKey, 'GET /api/admin/newsletter-subscribers', { query: parameters, staleTime: 0 })

export const subscriberCountsQuery = (filter: { q: string; language: string; area: string }) =>
  callQuery(subscribersKey, 'GET /api/admin/newsletter-subscribers/counts', {
    query: new URLSearchParams(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The path of the same rows as a CSV file. */
export const subscribersCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/newsletter-subscribers.csv', { query: parameters })
