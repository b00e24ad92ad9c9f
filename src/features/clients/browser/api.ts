import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type { Client, ClientCounts, ClientForm, ListedClient } from '../schema.ts'

export const clientsKey = ['clients'] as const

/** All of them, for a grid of logos: filters work on what is already here. */
export const listedClientsQuery = () =>
  queryOptions<ListedClient[]>({ queryKey: [...clientsKey, '/api/clients?pageSize=500&content=none'] })

/** All of them with what the firm does for them. */
export const clientsQuery = () =>
  queryOptions<Client[]>({ queryKey: [...clientsKey, '/api/clients?pageSize=500'] })

/** `parameters` are those of the address bar: type, isVisible, page, pageSize, sort, q. */
export const adminClientsQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/clients?${parameters}`
  return queryOptions({
    queryKey: [...clientsKey, path],
    queryFn: ({ signal }) => callApiForPage<Client>(path, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Without words, how many there are in all. */
export const clientCountsQuery = (q = '', isVisible = 'all') =>
  queryOptions<ClientCounts>({
    queryKey: [...clientsKey, `/api/admin/clients/counts?${new URLSearchParams({ q, isVisible })}`],
    placeholderData: keepPreviousData,
  })

/** Also a hidden one: what an editor compares with after a stale edit. */
export const findAdminClient = (id: number) => callApi<Client>(`/api/admin/clients/${id}`)

export const createClient = (input: ClientForm) =>
  callApi<Client>('/api/admin/clients', { method: 'POST', body: input })

/** In the office's own words. */
export const updateClient = (id: number, changes: Partial<ClientForm> & { updatedAt?: string }) =>
  callApi<Client>(`/api/admin/clients/${id}`, { method: 'PUT', body: changes })

export const deleteClient = (id: number) => callApi<void>(`/api/admin/clients/${id}`, { method: 'DELETE' })
