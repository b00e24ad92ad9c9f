import { callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'

/** `parameters` is the query of the page: action, entity, from, to, q, page, pageSize. */
export const auditQuery = (parameters: URLSearchParams) =>
  listQuery(['audit'], 'GET /api/admin/audit', { query: parameters, staleTime: 0 })

export const auditCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/audit.csv', { query: parameters })

const hourInMs = 60 * 60_000

/** Not refetched: the server checks the chain once an hour. */
export const auditProofQuery = () =>
  callQuery(['audit'], 'GET /api/admin/audit/proof', { staleTime: hourInMs, refetchInterval: hourInMs })
