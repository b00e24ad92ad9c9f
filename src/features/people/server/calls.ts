import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { eventFilter, noteChanges, noteInput, person, personEvents, personNote } from '../schema.ts'

const access = 'people.view'

export const peopleCalls = {
  'GET /api/admin/people/:id': { access, params: idParams, answer: person },
  'GET /api/admin/people/:id/events': {
    access,
    params: idParams,
    query: eventFilter,
    answer: personEvents,
    summary: 'What the office and a client had to do with each other, newest first',
  },
  'POST /api/admin/people/:id/notes': { access, params: idParams, body: noteInput, created: personNote },
  'PUT /api/admin/notes/:id': { access, params: idParams, body: noteChanges, answer: personNote },
  'DELETE /api/admin/notes/:id': { access, params: idParams },
} satisfies Calls

type PeopleCalls = typeof peopleCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends PeopleCalls {}
}
