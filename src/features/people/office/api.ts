import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import { sendOnce } from '#browser/send-once.ts'
import type { IdentityChange } from '#features/users/schema.ts'
import type { ContactCorrection, GuestCorrection, PersonNote } from '../schema.ts'
import type { EventKind } from '../values.ts'

export const peopleKey = ['people'] as const

/** `parameters` is the query of the page: kind, page, pageSize, q. */
export const directoryQuery = (parameters: URLSearchParams) =>
  listQuery(peopleKey, 'GET /api/admin/people', { query: parameters, staleTime: 0 })

/** Corrects the phone number or the address of an account. */
export const correctPerson = (id: number, body: ContactCorrection) =>
  callApi('PUT /api/admin/people/:id', { params: { id }, body })

/** The same for a caller without an account, by one of their requests. */
export const correctGuest = (consultationId: number, body: GuestCorrection) =>
  callApi('PUT /api/admin/consultations/:id/contact', { params: { id: consultationId }, body })

/** The other requests with the number or the address of the caller. */
export const sharingQuery = (consultationId: number) =>
  callQuery([...peopleKey, 'sharing'], 'GET /api/admin/consultations/:id/contact', {
    params: { id: consultationId },
    staleTime: 0,
  })

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

/** A person without an account, by the number of any of their requests. */
export const guestQuery = (requestId: number) =>
  callQuery([...peopleKey, 'guest'], 'GET /api/admin/guests/:id', {
    params: { id: requestId },
    staleTime: 0,
  })

export const guestEventsQuery = (requestId: number, kind: EventKind | 'all', count: number) =>
  callQuery([...peopleKey, 'guest', requestId, 'events'], 'GET /api/admin/guests/:id/events', {
    params: { id: requestId },
    query: { kind, count },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const changeGuestIdentity = (requestId: number, body: IdentityChange) =>
  callApi('PUT /api/admin/guests/:id/identity', { params: { id: requestId }, body })

export const addNote = (personId: number, body: { text: string }) =>
  sendOnce(['note', personId, body], (idempotencyKey) =>
    callApi('POST /api/admin/people/:id/notes', { params: { id: personId }, body, idempotencyKey }),
  )

export const changeNote = ({ id, updatedAt }: PersonNote, text: string) =>
  callApi('PUT /api/admin/notes/:id', { params: { id }, body: { text, updatedAt } })

export const removeNote = (id: number) => callApi('DELETE /api/admin/notes/:id', { params: { id } })
