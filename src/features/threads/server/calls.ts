import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { thread, threadFilter } from '../schema.ts'

export const threadCalls = {
  'GET /api/admin/consultations/:id/thread': {
    access: 'consultations.manage',
    params: idParams,
    query: threadFilter,
    summary: 'Messages, documents, notes, conversations and changes of a consultation, the latest last',
    answer: thread,
  },
} satisfies Calls

type ThreadCalls = typeof threadCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ThreadCalls {}
}
