import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { createdToken, officeToken, ownToken, tokenInput } from '../schema.ts'

export const tokenCalls = {
  'GET /api/user/tokens': { access: 'dashboard.view', answer: z.array(ownToken) },
  'POST /api/user/tokens': {
    access: 'dashboard.view',
    body: tokenInput,
    created: createdToken,
    summary: 'Make a token for a program; the response is the only one with the token itself',
  },
  'DELETE /api/user/tokens/:id': {
    access: 'dashboard.view',
    params: idParams,
    summary: 'Revoke an own token; its program is refused at once',
  },
  'GET /api/admin/tokens': { access: 'programs.manage', answer: z.array(officeToken) },
  'DELETE /api/admin/tokens/:id': {
    access: 'programs.manage',
    params: idParams,
    summary: 'Revoke the token of anyone in the office',
  },
} satisfies Calls

type TokenCalls = typeof tokenCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends TokenCalls {}
}
