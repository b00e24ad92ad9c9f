import { callApi, callQuery } from '#browser/call-api.ts'
import type { Period, RetentionKind } from '#features/legal-pages/periods.ts'
import type { PeriodChange } from '../schema.ts'

export const retentionKey = ['retention'] as const

export const retentionQuery = () => callQuery(retentionKey, 'GET /api/admin/retention', { staleTime: 0 })

export const dueRecordsQuery = (kind: RetentionKind) =>
  callQuery(retentionKey, 'GET /api/admin/retention/due', { query: { kind }, staleTime: 0 })

export const figuresOf = (kind: RetentionKind, period: Period) =>
  callApi('POST /api/admin/retention/figures', { body: { kind, period } })

export const changePeriod = (change: PeriodChange) => callApi('PUT /api/admin/retention', { body: change })
