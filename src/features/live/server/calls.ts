import type { Calls } from '#api/calls.ts'
import { liveQuery } from '../schema.ts'

export const liveCalls = {
  'GET /api/live': {
    access: 'signed-in',
    query: liveQuery,
    file: true,
    summary: 'Server-sent events: the kinds of lists that are no longer current, or * for all',
  },
} satisfies Calls

type LiveCalls = typeof liveCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends LiveCalls {}
}
