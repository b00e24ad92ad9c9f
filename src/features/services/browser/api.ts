import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type { Service, ServiceChanges, ServiceInput } from '../schema.ts'

export const servicesKey = ['services'] as const

export const servicesQuery = () => queryOptions<Service[]>({ queryKey: [...servicesKey, '/api/services'] })

export const serviceQuery = (id: number | string) =>
  queryOptions<Service>({ queryKey: [...servicesKey, `/api/services/${id}`] })

/** `parameters` are those of the address bar: page, pageSize, sort, q. */
export const adminServicesQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/services?${parameters}`
  return queryOptions({
    queryKey: [...servicesKey, path],
    queryFn: ({ signal }) => callApiForPage<Service>(path, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Also an inactive one: what an editor compares with after a stale edit. */
export const findAdminService = (id: number) => callApi<Service>(`/api/admin/services/${id}`)

/** How many there are, whatever a search shows. */
export const serviceCountQuery = () => {
  const path = '/api/admin/services?pageSize=1'
  return queryOptions({
    queryKey: [...servicesKey, 'count', path],
    queryFn: async ({ signal }) => (await callApiForPage<Service>(path, { signal })).total,
  })
}

export const createService = (input: ServiceInput) =>
  callApi<Service>('/api/admin/services', { method: 'POST', body: input })

export const updateService = (id: number, changes: ServiceChanges) =>
  callApi<Service>(`/api/admin/services/${id}`, { method: 'PUT', body: changes })

export const deleteService = (id: number) => callApi<void>(`/api/admin/services/${id}`, { method: 'DELETE' })
