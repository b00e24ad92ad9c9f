import { keepPreviousData } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import { uploadFile } from '#browser/files.ts'
import { listQuery } from '#browser/list-query.ts'
import { sendOnce } from '#browser/send-once.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { ChatOptions, ConversationInput } from '../schema.ts'

/** Refetched with all other data about requests. */
export const conversationsQuery = (consultationId: number, pageSize: number) =>
  listQuery(consultationsKey, 'GET /api/admin/consultations/:id/conversations', {
    params: { id: consultationId },
    query: { pageSize: String(pageSize) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const recordConversation = (id: number, input: ConversationInput) =>
  sendOnce(['conversation', id, input], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/conversations', {
      params: { id },
      body: input,
      idempotencyKey,
    }),
  )

export const removeConversation = (id: number) =>
  callApi('DELETE /api/admin/conversations/:id', { params: { id } })

export const previewChat = (id: number, file: File, signal: AbortSignal) =>
  uploadFile('POST /api/admin/consultations/:id/conversations/import/preview', {
    params: { id },
    fields: { options: '{}' },
    file,
    signal,
  })

export const importChat = (
  id: number,
  file: File,
  options: ChatOptions,
  onProgress: (sent: number) => void,
) =>
  uploadFile('POST /api/admin/consultations/:id/conversations/import', {
    params: { id },
    fields: { options: JSON.stringify(options) },
    file,
    onProgress,
  })
