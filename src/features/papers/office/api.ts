import { callApi, callQuery } from '#browser/call-api.ts'
import { documentsKey } from '#features/documents/browser/api.ts'

/** Refetched with all other data about documents. */
export const papersQuery = (consultationId: number) =>
  callQuery(documentsKey, 'GET /api/admin/consultations/:id/papers', {
    params: { id: consultationId },
    staleTime: 0,
  })

export const askForPapers = (id: number, papers: string[]) =>
  callApi('POST /api/admin/consultations/:id/papers', { params: { id }, body: { papers } })

export const linkDocument = (id: number, paper: string, documentId: number) =>
  callApi('POST /api/admin/consultations/:id/papers/:paper/document', {
    params: { id, paper },
    body: { documentId },
  })

export const acceptDocument = ({ id, updatedAt }: { id: number; updatedAt: string }) =>
  callApi('POST /api/admin/document-requests/:id/acceptance', { params: { id }, body: { updatedAt } })

export const refuseDocument = (id: number, body: { refusal: string; updatedAt: string }) =>
  callApi('POST /api/admin/document-requests/:id/refusal', { params: { id }, body })
