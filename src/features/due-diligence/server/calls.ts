import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery } from '#api/lists.ts'
import { diligence, identityInput, review, reviewQuery, riskInput } from '../schema.ts'

const access = 'people.view'
const read = { access, params: idParams, answer: diligence } as const

export const diligenceCalls = {
  'GET /api/admin/people/:id/diligence': {
    ...read,
    summary: 'The identity document and the risk of a client',
  },
  'GET /api/admin/guests/:id/diligence': {
    ...read,
    summary: 'The same for a person without an account, by the number of a request',
  },
  'GET /api/admin/parties/:id/diligence': { ...read, summary: 'The same for a party of a request' },
  'PUT /api/admin/people/:id/diligence/identity': { ...read, body: identityInput },
  'PUT /api/admin/guests/:id/diligence/identity': { ...read, body: identityInput },
  'PUT /api/admin/parties/:id/diligence/identity': { ...read, body: identityInput },
  'PUT /api/admin/people/:id/diligence/risk': { ...read, body: riskInput },
  'PUT /api/admin/guests/:id/diligence/risk': { ...read, body: riskInput },
  'PUT /api/admin/parties/:id/diligence/risk': { ...read, body: riskInput },
  'GET /api/admin/diligence-reviews': {
    access,
    query: z.extend(listQuery, reviewQuery.shape),
    answer: z.array(review),
    summary: 'Risks with the days of their next reviews, the earliest first',
  },
} satisfies Calls

type DiligenceCalls = typeof diligenceCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends DiligenceCalls {}
}
