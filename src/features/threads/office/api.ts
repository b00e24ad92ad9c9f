import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery } from '#browser/call-api.ts'
import { sendOnce } from '#browser/send-once.ts'
import type { NoteInput } from '#features/consultations/note-schema.ts'

/** Changes with requests, messages and documents, so it is refetched for news of any kind. */
export const threadsKey = ['threads'] as const

/** The newest `count` and the oldest `first` entries about a request. */
export const threadQuery = (consultationId: number, count: number, first = 0) =>
  callQuery(threadsKey, 'GET /api/admin/consultations/:id/thread', {
    params: { id: consultationId },
    query: { count, ...(first > 0 && { first }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const addNote = (id: number, note: NoteInput) =>
  sendOnce(['note', id, note], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/notes', { params: { id }, body: note, idempotencyKey }),
  )

/** Marks a note that mentions the user as done. */
export const endMention = (noteId: number) =>
  callApi('PUT /api/admin/mentions/:id', { params: { id: noteId } })
