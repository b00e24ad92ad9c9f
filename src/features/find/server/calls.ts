import type { Calls } from '#http/calls.ts'
import { findAnswer, findQuery } from '../schema.ts'

export const findCalls = {
  'GET /api/admin/find': { access: 'dashboard.view', query: findQuery, answer: findAnswer },
} satisfies Calls

type FindCalls = typeof findCalls
declare module '#http/calls.ts' {
  interface KnownCalls extends FindCalls {}
}
