import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApiForPage } from '#browser/call-api.ts'
import type { AuditProofResult, AuditRow } from '../schema.ts'

/** `parameters` are those of the address bar: action, entity, from, to, q, page, pageSize. */
export const auditQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/audit?${parameters}`
  return queryOptions({
    queryKey: ['audit', path],
    queryFn: ({ signal }) => callApiForPage<AuditRow>(path, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const auditCsvPath = (parameters: URLSearchParams): string => `/api/admin/audit.csv?${parameters}`

const hourInMs = 60 * 60_000

/** The server looks every hour; nothing is known sooner. */
export const auditProofQuery = () =>
  queryOptions<AuditProofResult>({
    queryKey: ['audit', '/api/admin/audit/proof'],
    staleTime: hourInMs,
    refetchInterval: hourInMs,
  })
