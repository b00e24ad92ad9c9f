import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { legalHoldAnswer, legalHoldInput } from '../schema.ts'

const ofConsultation = { access: 'consultations.manage', params: idParams } as const
const ofUser = { access: 'users.manage', params: idParams } as const

export const legalHoldCalls = {
  'GET /api/admin/consultations/:id/hold': { ...ofConsultation, answer: legalHoldAnswer },
  'PUT /api/admin/consultations/:id/hold': {
    ...ofConsultation,
    summary: 'Keeps a consultation, and what hangs on it, from being ended by retention',
    body: legalHoldInput,
    answer: legalHoldAnswer,
  },
  'DELETE /api/admin/consultations/:id/hold': { ...ofConsultation },
  'GET /api/admin/users/:id/hold': { ...ofUser, answer: legalHoldAnswer },
  'PUT /api/admin/users/:id/hold': {
    ...ofUser,
    summary: 'Keeps a person, and what hangs on them, from being ended by retention',
    body: legalHoldInput,
    answer: legalHoldAnswer,
  },
  'DELETE /api/admin/users/:id/hold': { ...ofUser },
} satisfies Calls

type LegalHoldCalls = typeof legalHoldCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends LegalHoldCalls {}
}
