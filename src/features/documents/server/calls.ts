import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, idQuery, searchedQuery } from '#api/lists.ts'
import {
  acceptanceInput,
  clientUploadFields,
  document,
  documentFilter,
  documentRequest,
  documentRequestChanges,
  documentRequestInput,
  officeUploadFields,
  ownDocument,
  refusalInput,
} from '../schema.ts'

const filteredList = z.extend(searchedQuery, documentFilter.shape)

export const documentCalls = {
  'GET /api/client/documents': {
    access: 'portal.use',
    query: z.extend(searchedQuery, { consultationId: documentFilter.shape.consultationId }),
    answer: z.array(ownDocument),
  },
  'POST /api/client/documents': { access: 'portal.use', upload: clientUploadFields, created: ownDocument },
  'GET /api/client/documents/:id/download': { access: 'portal.use', params: idParams, file: true },
  'DELETE /api/client/documents/:id': { access: 'portal.use', params: idParams },
  'GET /api/client/document-requests': {
    access: 'portal.use',
    query: z.extend(searchedQuery, { consultationId: documentFilter.shape.consultationId }),
    answer: z.array(documentRequest),
  },
  'GET /api/admin/documents': {
    access: 'documents.manage',
    query: z.extend(filteredList, { documentId: idQuery }),
    answer: z.array(document),
  },
  'POST /api/admin/documents': { access: 'documents.manage', upload: officeUploadFields, created: document },
  'GET /api/admin/documents/:id/download': { access: 'documents.manage', params: idParams, file: true },
  'DELETE /api/admin/documents/:id': { access: 'documents.manage', params: idParams },
  'GET /api/admin/document-requests': {
    access: 'documents.manage',
    query: filteredList,
    answer: z.array(documentRequest),
  },
  'POST /api/admin/document-requests': {
    access: 'documents.manage',
    body: documentRequestInput,
    created: documentRequest,
  },
  'PUT /api/admin/document-requests/:id': {
    access: 'documents.manage',
    params: idParams,
    body: documentRequestChanges,
    answer: documentRequest,
  },
  'POST /api/admin/document-requests/:id/refusal': {
    access: 'documents.manage',
    summary: 'Refuses the document that was received, with a sentence; the client sends another one',
    params: idParams,
    body: refusalInput,
    answer: documentRequest,
  },
  'POST /api/admin/document-requests/:id/acceptance': {
    access: 'documents.manage',
    params: idParams,
    body: acceptanceInput,
    answer: documentRequest,
  },
} satisfies Calls

type DocumentCalls = typeof documentCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends DocumentCalls {}
}
