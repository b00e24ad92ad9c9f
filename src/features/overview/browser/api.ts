import { callQuery } from '#browser/call-queries.ts'

export const officeSummaryQuery = () => callQuery(['overview'], 'GET /api/admin/summary', { staleTime: 0 })

export const clientSummaryQuery = () => callQuery(['overview'], 'GET /api/client/summary', { staleTime: 0 })
