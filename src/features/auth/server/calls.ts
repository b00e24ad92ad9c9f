import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import {
  addressChange,
  addressConfirmed,
  addressLink,
  currentUser,
  linkQuery,
  loginInput,
  mailReceipt,
  ownAddress,
  ownSession,
  passwordChange,
  passwordForgotten,
  passwordReset,
  proof,
  registerInput,
  resetLink,
} from '../schema.ts'

export const authCalls = {
  'GET /api/user': { access: 'signed-in', answer: currentUser },
  'POST /api/login': { access: 'open', body: loginInput, answer: currentUser },
  'POST /api/register': { access: 'open', body: registerInput, created: currentUser },
  'POST /api/logout': { access: 'open' },
  'GET /api/email/verify': { access: 'open', query: linkQuery, answer: addressLink },
  'POST /api/email/verify': { access: 'open', body: linkQuery, answer: addressConfirmed },
  'GET /api/user/email': { access: 'signed-in', answer: ownAddress },
  'POST /api/user/email': {
    access: 'signed-in',
    body: addressChange,
    created: ownAddress,
    summary: 'Ask for another address; it changes once its own mailbox has confirmed it',
  },
  'DELETE /api/user/email': { access: 'signed-in', summary: 'Give up a change of address that waits' },
  'POST /api/user/email/verification': {
    access: 'signed-in',
    created: mailReceipt,
    summary: 'Send the mail of verification again',
  },
  'POST /api/user/password': {
    access: 'signed-in',
    body: passwordChange,
    summary: 'Change the own password; all other sessions end',
  },
  'GET /api/user/sessions': { access: 'signed-in', answer: z.array(ownSession) },
  'DELETE /api/user/sessions': { access: 'signed-in', summary: 'End all own sessions but this one' },
  'DELETE /api/user/sessions/:id': { access: 'signed-in', params: idParams },
  'POST /api/password/forgot': { access: 'open', body: passwordForgotten, created: mailReceipt },
  'GET /api/password/reset': { access: 'open', query: linkQuery, answer: resetLink },
  'POST /api/password/reset': {
    access: 'open',
    body: passwordReset,
    summary: 'Set a new password by a link of our mail; all sessions end',
  },
  'POST /api/admin/users/:id/password-reset': {
    access: 'users.manage',
    params: idParams,
    created: mailReceipt,
    summary: 'Mail a person a link to set a new password; nobody chooses it for them',
  },
  'POST /api/user/proof': {
    access: 'signed-in',
    body: proof,
    summary: 'Show password (and code) again, before what gives accounts or data away',
  },
} satisfies Calls

type AuthCalls = typeof authCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends AuthCalls {}
}
