import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery } from '#api/lists.ts'
import { consultationWithHistory } from '#features/consultations/schema.ts'
import { identity, identityChange } from '#features/users/schema.ts'
import {
  contactCorrection,
  directoryEntry,
  directoryFilter,
  eventFilter,
  guestCorrection,
  guestPerson,
  guestRequest,
  noteChanges,
  noteInput,
  person,
  personEvents,
  personNote,
} from '../schema.ts'

const access = 'people.view'

export const peopleCalls = {
  'GET /api/admin/people': {
    access,
    query: z.extend(listQuery, directoryFilter.shape),
    answer: z.array(directoryEntry),
  },
  'GET /api/admin/people/:id': { access, params: idParams, answer: person },
  'PUT /api/admin/people/:id': { access, params: idParams, body: contactCorrection, answer: person },
  'GET /api/admin/consultations/:id/contact': {
    access: 'consultations.manage',
    params: idParams,
    answer: z.array(guestRequest),
    summary: 'The other requests with the number or the address of a guest',
  },
  'PUT /api/admin/consultations/:id/contact': {
    access: 'consultations.manage',
    params: idParams,
    body: guestCorrection,
    answer: consultationWithHistory,
  },
  'GET /api/admin/people/:id/events': {
    access,
    params: idParams,
    query: eventFilter,
    answer: personEvents,
    summary: 'What the office and a client had to do with each other, newest first',
  },
  'GET /api/admin/guests/:id': {
    access,
    params: idParams,
    answer: guestPerson,
    summary: 'A person without an account, by the number of any of their requests',
  },
  'GET /api/admin/guests/:id/events': { access, params: idParams, query: eventFilter, answer: personEvents },
  'GET /api/admin/guests/:id/identity': { access: 'users.manage', params: idParams, answer: identity },
  'PUT /api/admin/guests/:id/identity': {
    access,
    params: idParams,
    body: identityChange,
    answer: identity,
    summary: 'Record that the office has seen a person without an account; an admin may withdraw it',
  },
  'POST /api/admin/people/:id/notes': { access, params: idParams, body: noteInput, created: personNote },
  'PUT /api/admin/notes/:id': { access, params: idParams, body: noteChanges, answer: personNote },
  'DELETE /api/admin/notes/:id': { access, params: idParams },
} satisfies Calls

type PeopleCalls = typeof peopleCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends PeopleCalls {}
}
