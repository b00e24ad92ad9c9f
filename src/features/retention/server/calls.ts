import type { Calls } from '#api/calls.ts'
import { dueQuery, dueRecords, periodChange, periodChoice, periodFigures, retentionState } from '../schema.ts'

export const retentionCalls = {
  'GET /api/admin/retention': { access: 'privacy.manage', answer: retentionState },
  'GET /api/admin/retention/due': {
    access: 'privacy.manage',
    summary: 'The first records whose period ends within 30 days',
    query: dueQuery,
    answer: dueRecords,
  },
  'POST /api/admin/retention/figures': {
    access: 'privacy.manage',
    summary: 'What a period would make due; nothing is kept',
    body: periodChoice,
    created: periodFigures,
  },
  'PUT /api/admin/retention': {
    access: 'privacy.manage',
    summary: 'Another period, as a new version of the privacy policy',
    body: periodChange,
    answer: retentionState,
  },
} satisfies Calls

type RetentionCalls = typeof retentionCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends RetentionCalls {}
}
