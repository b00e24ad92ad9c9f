import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { ClientForm } from '../schema.ts'

export const clientsKey = ['clients'] as const

/** The whole list without descriptions, for a grid of logos; filters need no further call. */
export const listedClientsQuery = () =>
  callQuery(clientsKey, 'GET /api/clients', { query: { pageSize: 500, content: 'none' } })

/** The whole list with descriptions. */
export const clientsQuery = () => callQuery(clientsKey, 'GET /api/clients', { query: { pageSize: 500 } })

/** The path of the same rows as a CSV file. */
export const clientsCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/clients.csv', { query: parameters })

/** `parameters` is the query of the page: type, isVisible, page, pageSize, sort, q. */
export const adminClientsQuery = (parameters: URLSearchParams) =>
  listQuery(clientsKey, 'GET /api/admin/clients', { query: parameters })

/** The total number of clients when called without arguments. */
export const clientCountsQuery = (q = '', isVisible = 'all') =>
  callQuery(clientsKey, 'GET /api/admin/clients/counts', {
    query: new URLSearchParams({ q, isVisible }),
    placeholderData: keepPreviousData,
  })

/** The saved version, hidden or not, for the comparison after a stale edit. */
export const findAdminClient = (id: number) => callApi('GET /api/admin/clients/:id', { params: { id } })

export const createClient = (input: ClientForm) => callApi('POST /api/admin/clients', { body: input })

/** Uses the office's field names. */
export const updateClient = (id: number, changes: Partial<ClientForm> & { updatedAt?: string }) =>
  callApi('PUT /api/admin/clients/:id', { params: { id }, body: changes })

export const deleteClient = (id: number) => callApi('DELETE /api/admin/clients/:id', { params: { id } })
