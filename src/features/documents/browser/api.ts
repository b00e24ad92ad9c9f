import { queryOptions } from '@tanstack/react-query'
import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { fetchFile, uploadFile } from '#browser/files.ts'
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

export type Recipient = {
  userId: number
  consultationId: number | undefined
  /** Confirms sharing with a client whose address is not verified. */
  confirmsUnverified?: boolean
}

/** Shares a file with a client, for one of their consultations or without one. */
export const shareDocument = (
  owner: Recipient,
  file: File,
  watch: { onProgress: (sent: number) => void; signal: AbortSignal },
) =>
  uploadFile('POST /api/admin/documents', {
    fields: {
      userId: String(owner.userId),
      ...(owner.consultationId !== undefined && { consultationId: String(owner.consultationId) }),
      ...(owner.confirmsUnverified && { confirmsUnverified: 'true' }),
    },
    file,
    ...watch,
  })

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

/** The bytes of a file that this browser can display; the view is recorded. */
export const ownFile = (id: number, signal?: AbortSignal): Promise<Blob> =>
  fetchFile(ownDownloadPath(id), signal)

/** A picture as a data URL, which is all that the CSP permits; uploads are never opened as a page. */
export const ownPictureQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'picture', ownDownloadPath(id)],
    queryFn: async ({ signal }) => asAddress(await ownFile(id, signal)),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const asAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Sends a file to the firm: for a document request, for a consultation, or without either. */
export const sendOwnDocument = (
  about: { consultationId?: number | undefined; documentRequestId?: number },
  file: File,
  watch: { onProgress: (sent: number) => void; signal: AbortSignal },
) =>
  uploadFile('POST /api/client/documents', {
    fields: Object.fromEntries(
      Object.entries(about).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
    ),
    file,
    ...watch,
  })

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
