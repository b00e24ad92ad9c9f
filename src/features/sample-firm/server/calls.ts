import type { Calls } from '#api/calls.ts'
import { sampleFirm, sampleNotice, sampleRemoval } from '../schema.ts'

export const sampleFirmCalls = {
  'GET /api/admin/sample-firm': {
    access: 'settings.manage',
    summary: 'What is left of the sample firm, and what its removal would mean',
    answer: sampleFirm,
  },
  'GET /api/admin/sample-firm/notice': {
    access: 'consultations.manage',
    summary: 'Whether anything of the sample firm is left',
    answer: sampleNotice,
  },
  'POST /api/admin/sample-firm/remove': {
    access: 'settings.manage',
    body: sampleRemoval,
    answer: sampleFirm,
  },
} satisfies Calls

type SampleFirmCalls = typeof sampleFirmCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends SampleFirmCalls {}
}
