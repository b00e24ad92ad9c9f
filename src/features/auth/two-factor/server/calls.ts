import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import {
  codeProof,
  fullProof,
  newCodes,
  newKey,
  passwordProof,
  twoFactorState,
  userTwoFactor,
} from '../schema.ts'

export const twoFactorCalls = {
  'GET /api/user/two-factor': { access: 'signed-in', answer: twoFactorState },
  'POST /api/user/two-factor': {
    access: 'signed-in',
    body: passwordProof,
    created: newKey,
    summary: 'Begin: a new key for the authenticator app, which asks for nothing until it is confirmed',
  },
  'POST /api/user/two-factor/confirm': {
    access: 'signed-in',
    body: codeProof,
    created: newCodes,
    summary: 'Switch on with a first code; all other sessions end',
  },
  'POST /api/user/two-factor/recovery-codes': {
    access: 'signed-in',
    body: fullProof,
    created: newCodes,
    summary: 'Ten new recovery codes in place of those of before',
  },
  'POST /api/user/two-factor/off': {
    access: 'signed-in',
    body: fullProof,
    summary: 'Switch off with the password and a code of the app or a recovery code',
  },
  'GET /api/admin/users/:id/two-factor': { access: 'users.manage', params: idParams, answer: userTwoFactor },
  'DELETE /api/admin/users/:id/two-factor': {
    access: 'users.manage',
    params: idParams,
    summary: 'Switch off the second factor of a person who has lost it',
  },
} satisfies Calls

type TwoFactorCalls = typeof twoFactorCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends TwoFactorCalls {}
}
