import { queryOptions } from '@tanstack/react-query'
import { callApi, pathOf } from '#browser/call-api.ts'
import { callQuery, listQuery } from '#browser/call-queries.ts'
import { fetchFile } from '#browser/fetch-file.ts'
import { uploadFile } from '#browser/upload-file.ts'
import { whileChecking } from '#features/malware/browser/api.ts'
import type { DocumentRequestChanges, DocumentRequestInput } from '../schema.ts'

export const documentsKey = ['documents'] as const

/** `parameters`: userId, consultationId, page, pageSize. */
export const adminDocumentsQuery = (parameters: URLSearchParams) =>
  listQuery(documentsKey, 'GET /api/admin/documents', {
    query: parameters,
    // Clients send papers and open ours while the page is open.
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.rows.map(({ malwareCheck }) => malwareCheck)),
  })

/** Saved by the browser under its own name; the look is written down. */
export const adminDownloadPath = (id: number): string =>
  pathOf('GET /api/admin/documents/:id/download', { params: { id } })

export type Recipient = {
  userId: number
  consultationId: number | undefined
  /** Said by whoever shares, of a client whose address is not confirmed. */
  confirmsUnverified?: boolean
}

/** Shares a file with a client, as part of one of their requests or on its own. */
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

/** A client's own papers, both ways. `parameters`: consultationId, page, pageSize. */
export const ownDocumentsQuery = (parameters: URLSearchParams) =>
  listQuery(documentsKey, 'GET /api/client/documents', {
    query: parameters,
    // The firm shares papers and opens those it was sent while the page is open.
    staleTime: 0,
    refetchInterval: ({ state }) => whileChecking(state.data?.rows.map(({ malwareCheck }) => malwareCheck)),
  })

/** Saved by the browser under its own name; it counts as opened from then on. */
export const ownDownloadPath = (id: number): string =>
  pathOf('GET /api/client/documents/:id/download', { params: { id } })

/** The bytes, for what this browser shows of them; the look is written down. */
export const ownFile = (id: number, signal?: AbortSignal): Promise<Blob> =>
  fetchFile(ownDownloadPath(id), signal)

/** A picture as an address in memory: the page's policy shows no other, and no file is ever opened as a page. */
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

/** Sends a file to the firm: as the answer to what was asked for, about a request, or on its own. */
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

/** An own upload, until the firm has opened it. */
export const deleteOwnDocument = (id: number) =>
  callApi('DELETE /api/client/documents/:id', { params: { id } })

/** What the firm asked for, due first. */
export const ownDocumentRequestsQuery = (consultationId?: number) =>
  callQuery(documentsKey, 'GET /api/client/document-requests', {
    query: { ...(consultationId !== undefined && { consultationId }), pageSize: 100 },
    staleTime: 0,
    // What was found harmful is asked for again.
    refetchInterval: ({ state }) => whileChecking(state.data?.map(({ documentCheck }) => documentCheck)),
  })
