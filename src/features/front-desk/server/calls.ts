import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { consultationWithHistory } from '#features/consultations/schema.ts'
import {
  frontDesk,
  recorded,
  recordInput,
  similarAnswer,
  similarQuery,
  spokenInput,
  urgentInput,
} from '../schema.ts'

const access = 'consultations.manage'

export const frontDeskCalls = {
  'POST /api/admin/consultations': {
    access,
    body: recordInput,
    created: recorded,
    summary: 'Record a request that came by phone, message or visit',
  },
  'GET /api/admin/front-desk': { access, answer: frontDesk },
  'GET /api/admin/similar-requests': { access, query: similarQuery, answer: similarAnswer },
  'POST /api/admin/consultations/:id/spoken-with': {
    access,
    params: idParams,
    body: spokenInput,
    created: consultationWithHistory,
  },
  'PUT /api/admin/consultations/:id/urgent-day': {
    access,
    params: idParams,
    body: urgentInput,
    answer: consultationWithHistory,
  },
  'POST /api/admin/consultations/:id/link-mail': { access, params: idParams },
} satisfies Calls

type FrontDeskCalls = typeof frontDeskCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends FrontDeskCalls {}
}
