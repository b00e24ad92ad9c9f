import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import { whileChecking } from '#features/malware/browser/api.ts'
import type { DocumentRequestChanges, DocumentRequestInput } from '../schema.ts'

export const documentsKey = ['documents'] as const

/** `parameters`: userId, consultationId, page, pageSize. */
export const adminDocumentsQuery = (parameters: URLSearchParams) =>
  listQuery(documentsKey, 'GET /api/admin/documents', {
    query: parameters,
    // Clients send documents and open ours while the page is open.
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.rows.map(({ malwareCheck }) => malwareCheck)),
  })

/** A download with the document's name; the view is recorded. */
export const adminDownloadPath = (id: number): string =>
  pathOf('GET /api/admin/documents/:id/download', { params: { id } })

export const revokeDocument = (id: number) => callApi('DELETE /api/admin/documents/:id', { params: { id } })

export const adminDocumentRequestsQuery = (parameters: URLSearchParams) =>
  listQuery(documentsKey, 'GET /api/admin/document-requests', {
    query: parameters,
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.rows.map(({ documentCheck }) => documentCheck)),
  })

export const askForDocument = (input: DocumentRequestInput) =>
  callApi('POST /api/admin/document-requests', { body: input })

export const updateDocumentRequest = (id: number, changes: DocumentRequestChanges) =>
  callApi('PUT /api/admin/document-requests/:id', { params: { id }, body: changes })

/** A client's own documents, in both directions. `parameters`: consultationId, page, pageSize. */
export const ownDocumentsQuery = (parameters: URLSearchParams) =>
  listQuery(documentsKey, 'GET /api/client/documents', {
    query: parameters,
    // The firm shares documents and opens the client's while the page is open.
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.rows.map(({ malwareCheck }) => malwareCheck)),
  })

/** A download with the document's name; the document counts as opened. */
export const ownDownloadPath = (id: number): string =>
  pathOf('GET /api/client/documents/:id/download', { params: { id } })

/** Deletes the user's own upload if the firm has not opened it yet. */
export const deleteOwnDocument = (id: number) =>
  callApi('DELETE /api/client/documents/:id', { params: { id } })

/** Document requests by the firm, earliest due date first. */
export const ownDocumentRequestsQuery = (consultationId?: number) =>
  callQuery(documentsKey, 'GET /api/client/document-requests', {
    query: { ...(consultationId !== undefined && { consultationId }), pageSize: 100 },
    staleTime: 0,
    // A request is open again if its file is found to be harmful.
    refetchInterval: ({ state }) => whileChecking(state.data?.map(({ documentCheck }) => documentCheck)),
  })
