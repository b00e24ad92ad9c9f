import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery } from '#api/lists.ts'
import { importPreview, importResult, importUpload } from '#features/imports/schema.ts'
import {
  clientAdminFilter,
  clientChanges,
  clientCounts,
  clientFilter,
  clientInput,
  listedClient,
  officeClient,
} from '../schema.ts'

export const clientCalls = {
  'GET /api/clients': {
    access: 'open',
    isCached: true,
    query: z.extend(listQuery, clientFilter.shape),
    answer: z.array(listedClient),
  },
  'GET /api/admin/clients': {
    access: 'clients.manage',
    query: z.extend(listQuery, clientAdminFilter.shape),
    answer: z.array(officeClient),
  },
  'GET /api/admin/clients.csv': {
    access: 'clients.manage',
    query: z.extend(listQuery, clientAdminFilter.shape),
    file: true,
  },
  'GET /api/admin/clients/counts': {
    access: 'clients.manage',
    query: z.object({ q: listQuery.shape.q, isVisible: clientAdminFilter.shape.isVisible }),
    answer: clientCounts,
  },
  'GET /api/admin/clients/:id': { access: 'clients.manage', params: idParams, answer: officeClient },
  'POST /api/admin/clients': { access: 'clients.manage', body: clientInput, created: officeClient },
  'POST /api/admin/clients/import/preview': {
    access: 'clients.manage',
    upload: importUpload,
    answer: importPreview,
    summary: 'Read a file of clients and say what importing it would do',
  },
  'POST /api/admin/clients/import': {
    access: 'clients.manage',
    upload: importUpload,
    answer: importResult,
    summary: 'Add the clients of a file',
  },
  'PUT /api/admin/clients/:id': {
    access: 'clients.manage',
    params: idParams,
    body: clientChanges,
    answer: officeClient,
  },
  'DELETE /api/admin/clients/:id': { access: 'clients.manage', params: idParams },
} satisfies Calls

type ClientCalls = typeof clientCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ClientCalls {}
}
