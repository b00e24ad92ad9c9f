import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { countQuery, idParams, listQuery } from '#api/lists.ts'
import {
  erasure,
  erasureCounts,
  erasureFilter,
  erasureInput,
  erasureOrder,
  erasureRefusal,
  erasureWithHoldings,
  ownErasure,
  ownErasureAnswer,
} from '../schema.ts'

export const personalDataCalls = {
  'GET /api/user/export': {
    access: 'signed-in',
    file: true,
    summary: 'All data of the own account as a ZIP',
  },
  'GET /api/user/erasure': { access: 'signed-in', answer: ownErasureAnswer },
  'POST /api/user/erasure': { access: 'signed-in', body: erasureInput, created: ownErasure },
  'DELETE /api/user/erasure': { access: 'signed-in' },
  'GET /api/admin/erasure-requests': {
    access: 'privacy.manage',
    query: z.extend(listQuery, erasureFilter.shape),
    answer: z.array(erasure),
  },
  'GET /api/admin/erasure-requests/counts': {
    access: 'privacy.manage',
    query: countQuery,
    answer: erasureCounts,
  },
  'GET /api/admin/erasure-requests/:id': {
    access: 'privacy.manage',
    params: idParams,
    answer: erasureWithHoldings,
  },
  'POST /api/admin/erasure-requests/:id/refuse': {
    access: 'privacy.manage',
    params: idParams,
    body: erasureRefusal,
    created: erasure,
  },
  'POST /api/admin/erasure-requests/:id/carry-out': {
    access: 'privacy.manage',
    params: idParams,
    body: erasureOrder,
    created: erasure,
  },
  'GET /api/admin/guests/:id/export': {
    access: 'privacy.manage',
    params: idParams,
    file: true,
    summary: 'All data of a person without an account as a ZIP',
  },
  'POST /api/admin/guests/:id/erasure': {
    access: 'privacy.manage',
    params: idParams,
    body: z.pick(erasureOrder, { confirmation: true }),
    summary: 'Destroy the data of a person without an account, who has asked for it',
  },
} satisfies Calls

type PersonalDataCalls = typeof personalDataCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends PersonalDataCalls {}
}
