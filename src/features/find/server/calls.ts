import type { Calls } from '#api/calls.ts'
import { findAnswer, findQuery } from '../schema.ts'

export const findCalls = {
  'GET /api/admin/find': { access: 'dashboard.view', query: findQuery, answer: findAnswer },
} satisfies Calls

type FindCalls = typeof findCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends FindCalls {}
}
