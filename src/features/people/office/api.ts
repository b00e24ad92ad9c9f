import { keepPreviousData } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import { callQuery } from '#browser/call-queries.ts'
import { sendOnce } from '#browser/send-once.ts'
import type { PersonNote } from '../schema.ts'
import type { EventKind } from '../values.ts'

const peopleKey = ['people'] as const

export const personQuery = (id: number) =>
  callQuery(peopleKey, 'GET /api/admin/people/:id', { params: { id }, staleTime: 0 })

export const eventsKey = (personId: number) => [...peopleKey, personId] as const

/** The current entries stay visible while more of them load. */
export const eventsQuery = (personId: number, kind: EventKind | 'all', count: number) =>
  callQuery([...eventsKey(personId), 'events'], 'GET /api/admin/people/:id/events', {
    params: { id: personId },
    query: { kind, count },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const addNote = (personId: number, body: { text: string }) =>
  sendOnce(['note', personId, body], (idempotencyKey) =>
    callApi('POST /api/admin/people/:id/notes', { params: { id: personId }, body, idempotencyKey }),
  )

export const changeNote = ({ id, updatedAt }: PersonNote, text: string) =>
  callApi('PUT /api/admin/notes/:id', { params: { id }, body: { text, updatedAt } })

export const removeNote = (id: number) => callApi('DELETE /api/admin/notes/:id', { params: { id } })
