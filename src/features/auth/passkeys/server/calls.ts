import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { currentUser } from '../../schema.ts'
import {
  newPasskey,
  ownPasskey,
  passkeyCreation,
  passkeyLogin,
  passkeyName,
  passkeyProof,
  passkeyRequest,
} from '../schema.ts'

export const passkeyCalls = {
  'POST /api/login/passkey/options': {
    access: 'open',
    created: passkeyRequest,
    summary: 'What a passkey has to sign at a login; the same for everybody',
  },
  'POST /api/login/passkey': {
    access: 'open',
    body: passkeyLogin,
    answer: currentUser,
    summary: 'Log in with a passkey, in place of password and code',
  },
  'GET /api/user/passkeys': { access: 'signed-in', answer: z.array(ownPasskey) },
  'POST /api/user/passkeys/options': {
    access: 'signed-in',
    created: passkeyCreation,
    summary: 'Begin: what the browser needs to make a passkey',
  },
  'POST /api/user/passkeys': { access: 'signed-in', body: newPasskey, created: ownPasskey },
  'PUT /api/user/passkeys/:id': { access: 'signed-in', params: idParams, body: passkeyName },
  'DELETE /api/user/passkeys/:id': { access: 'signed-in', params: idParams },
  'POST /api/user/proof/passkey/options': {
    access: 'signed-in',
    created: passkeyRequest,
    summary: 'What one of the own passkeys has to sign to show again who is there',
  },
  'POST /api/user/proof/passkey': {
    access: 'signed-in',
    body: passkeyProof,
    summary: 'Show it with a passkey, in place of password and code',
  },
} satisfies Calls

type PasskeyCalls = typeof passkeyCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends PasskeyCalls {}
}
