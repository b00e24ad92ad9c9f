import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { checkInput, partiesAnswer, partiesInput } from '../schema.ts'

const ofConsultation = { access: 'consultations.manage', params: idParams } as const

export const conflictCalls = {
  'GET /api/admin/consultations/:id/parties': {
    ...ofConsultation,
    summary: 'The parties of a consultation, and who of them may stand on the other side elsewhere',
    answer: partiesAnswer,
  },
  'PUT /api/admin/consultations/:id/parties': {
    ...ofConsultation,
    summary: 'Sets the parties of a consultation',
    body: partiesInput,
    answer: partiesAnswer,
  },
  'POST /api/admin/consultations/:id/conflict-checks': {
    ...ofConsultation,
    summary: 'Records what was decided about the conflicts of a consultation',
    body: checkInput,
    created: partiesAnswer,
  },
} satisfies Calls

type ConflictCalls = typeof conflictCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ConflictCalls {}
}
