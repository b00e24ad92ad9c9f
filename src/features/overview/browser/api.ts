import { queryOptions } from '@tanstack/react-query'
import type { ClientSummary, OfficeSummary } from '../schema.ts'

export const officeSummaryQuery = () =>
  queryOptions<OfficeSummary>({ queryKey: ['overview', '/api/admin/summary'], staleTime: 0 })

export const clientSummaryQuery = () =>
  queryOptions<ClientSummary>({ queryKey: ['overview', '/api/client/summary'], staleTime: 0 })
