import { callQuery } from '#browser/call-api.ts'

export const overviewKey = ['overview'] as const

export const officeSummaryQuery = () => callQuery(overviewKey, 'GET /api/admin/summary', { staleTime: 0 })

export const todayCountQuery = () => callQuery(overviewKey, 'GET /api/admin/summary/today', { staleTime: 0 })

export const clientSummaryQuery = () => callQuery(overviewKey, 'GET /api/client/summary', { staleTime: 0 })
