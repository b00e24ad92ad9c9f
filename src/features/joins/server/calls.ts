import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, idQuery } from '#api/lists.ts'
import { guestPerson, person } from '#features/people/schema.ts'
import { comparison, otherGuest, otherRecord } from '../schema.ts'

const access = 'users.manage'

export const joinCalls = {
  'GET /api/admin/people/:id/join': {
    access,
    params: idParams,
    query: z.object({ userId: idQuery, requestId: idQuery }),
    answer: comparison,
    summary: 'Two records of one person side by side',
  },
  'POST /api/admin/people/:id/join': {
    access,
    params: idParams,
    body: otherRecord,
    answer: person,
    summary: 'Move the records of another account or of a guest to this account',
  },
  'GET /api/admin/guests/:id/join': {
    access,
    params: idParams,
    query: z.object({ requestId: idQuery }),
    answer: comparison,
    summary: 'Two persons without an account side by side, each by one of their requests',
  },
  'POST /api/admin/guests/:id/join': {
    access,
    params: idParams,
    body: otherGuest,
    answer: guestPerson,
    summary: 'Make the requests of another person without an account those of this one',
  },
} satisfies Calls

type JoinCalls = typeof joinCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends JoinCalls {}
}
