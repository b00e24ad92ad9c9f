import { queryOptions } from '@tanstack/react-query'
import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { ServiceChanges, ServiceInput } from '../schema.ts'

export const servicesKey = ['services'] as const

export const servicesQuery = () => callQuery(servicesKey, 'GET /api/services')

export const serviceQuery = (id: number | string) =>
  callQuery(servicesKey, 'GET /api/services/:id', { params: { id } })

/** `parameters` is the query of the page: page, pageSize, sort, q. */
export const adminServicesQuery = (parameters: URLSearchParams) =>
  listQuery(servicesKey, 'GET /api/admin/services', { query: parameters })

/** The path of the same rows as a CSV file. */
export const servicesCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/services.csv', { query: parameters })

/** The saved version, active or not, for the comparison after a stale edit. */
export const findAdminService = (id: number) => callApi('GET /api/admin/services/:id', { params: { id } })

/** The total number of services, regardless of a search. */
export const serviceCountQuery = () =>
  queryOptions({
    ...listQuery([...servicesKey, 'count'], 'GET /api/admin/services', { query: { pageSize: 1 } }),
    select: ({ total }) => total,
  })

export const createService = (input: ServiceInput) => callApi('POST /api/admin/services', { body: input })

export const updateService = (id: number, changes: ServiceChanges) =>
  callApi('PUT /api/admin/services/:id', { params: { id }, body: changes })

export const deleteService = (id: number) => callApi('DELETE /api/admin/services/:id', { params: { id } })
