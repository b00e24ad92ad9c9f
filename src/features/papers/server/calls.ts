import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { askInput, paperPanel, useInput } from '../panel-schema.ts'
import { paperList, paperListInput } from '../schema.ts'

const ofRequest = { access: 'documents.manage', params: idParams } as const
const ofList = { access: 'services.manage', params: idParams } as const

export const paperCalls = {
  'GET /api/admin/consultations/:id/papers': {
    ...ofRequest,
    summary: 'The papers of a request: those of the list of its service and all others that were requested',
    answer: paperPanel,
  },
  'POST /api/admin/consultations/:id/papers': {
    ...ofRequest,
    summary:
      'Requests the chosen papers that are not requested yet, with due dates on working days and one mail',
    body: askInput,
    answer: paperPanel,
  },
  'POST /api/admin/consultations/:id/papers/:paper/document': {
    ...ofRequest,
    summary: 'Uses a document that the same person has sent for the same paper of another request',
    params: z.extend(idParams, { paper: z.string() }),
    body: useInput,
    created: paperPanel,
  },
  'GET /api/admin/paper-lists': { access: 'services.manage', answer: z.array(paperList) },
  'POST /api/admin/paper-lists': { access: 'services.manage', body: paperListInput, created: paperList },
  'PUT /api/admin/paper-lists/:id': { ...ofList, body: paperListInput, answer: paperList },
  'DELETE /api/admin/paper-lists/:id': ofList,
} satisfies Calls

type PaperCalls = typeof paperCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends PaperCalls {}
}
