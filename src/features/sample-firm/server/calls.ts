import type { Calls } from '#http/calls.ts'
import { sampleFirm, sampleRemoval } from '../schema.ts'

export const sampleFirmCalls = {
  'GET /api/admin/sample-firm': {
    access: 'settings.manage',
    summary: 'What is left of the sample firm, and what its removal would mean',
    answer: sampleFirm,
  },
  'POST /api/admin/sample-firm/remove': {
    access: 'settings.manage',
    body: sampleRemoval,
    answer: sampleFirm,
  },
} satisfies Calls

type SampleFirmCalls = typeof sampleFirmCalls
declare module '#http/calls.ts' {
  interface KnownCalls extends SampleFirmCalls {}
}
