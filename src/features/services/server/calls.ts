import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery } from '#api/lists.ts'
import { adminService, service, serviceChanges, serviceInFull, serviceInput } from '../schema.ts'

export const serviceCalls = {
  'GET /api/services': { access: 'open', isCached: true, query: listQuery, answer: z.array(service) },
  'GET /api/services/:id': { access: 'open', isCached: true, params: idParams, answer: serviceInFull },
  'GET /api/admin/services': { access: 'services.manage', query: listQuery, answer: z.array(adminService) },
  'GET /api/admin/services.csv': { access: 'services.manage', query: listQuery, file: true },
  'GET /api/admin/services/:id': { access: 'services.manage', params: idParams, answer: adminService },
  'POST /api/admin/services': { access: 'services.manage', body: serviceInput, created: adminService },
  'PUT /api/admin/services/:id': {
    access: 'services.manage',
    params: idParams,
    body: serviceChanges,
    answer: adminService,
  },
  'DELETE /api/admin/services/:id': { access: 'services.manage', params: idParams },
} satisfies Calls

type ServiceCalls = typeof serviceCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ServiceCalls {}
}
