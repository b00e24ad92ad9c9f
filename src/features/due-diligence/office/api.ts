import { callApi, callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { IdentityInput, RiskInput } from '../schema.ts'

/** A client, a guest by one of their requests, or a party. */
export type SubjectAddress = { kind: 'people' | 'guests' | 'parties'; id: number }

const diligenceKey = ['diligence'] as const

export const diligenceQuery = ({ kind, id }: SubjectAddress) => {
  const params = { params: { id }, staleTime: 0 }
  if (kind === 'people') return callQuery(diligenceKey, 'GET /api/admin/people/:id/diligence', params)
  if (kind === 'guests') return callQuery(diligenceKey, 'GET /api/admin/guests/:id/diligence', params)
  return callQuery(diligenceKey, 'GET /api/admin/parties/:id/diligence', params)
}

export const recordIdentity = ({ kind, id }: SubjectAddress, body: IdentityInput) =>
  callApi(`PUT /api/admin/${kind}/:id/diligence/identity`, { params: { id }, body })

export const recordRisk = ({ kind, id }: SubjectAddress, body: RiskInput) =>
  callApi(`PUT /api/admin/${kind}/:id/diligence/risk`, { params: { id }, body })

/** `parameters` is the query of the page: state, q, page, pageSize. */
export const reviewsQuery = (parameters: URLSearchParams) =>
  listQuery(diligenceKey, 'GET /api/admin/diligence-reviews', { query: parameters, staleTime: 0 })
