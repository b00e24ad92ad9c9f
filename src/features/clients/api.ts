import { queryOptions } from '@tanstack/react-query'
import type { Client, ListedClient } from './schema.ts'

export const clientsKey = ['clients'] as const

/** All of them, for a grid of logos: filters work on what is already here. */
export const listedClientsQuery = () =>
  queryOptions<ListedClient[]>({ queryKey: [...clientsKey, '/api/clients?pageSize=500&content=none'] })

/** All of them with what the firm does for them. */
export const clientsQuery = () =>
  queryOptions<Client[]>({ queryKey: [...clientsKey, '/api/clients?pageSize=500'] })
