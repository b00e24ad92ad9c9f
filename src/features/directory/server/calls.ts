import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { currentUser } from '#features/auth/schema.ts'
import {
  directoryDoor,
  directoryJourney,
  directoryName,
  directoryOfUser,
  directoryProof,
  directoryState,
  directoryStep,
  ownDirectory,
} from '../schema.ts'

export const directoryCalls = {
  'GET /api/login/directory': {
    access: 'open',
    answer: directoryDoor,
    summary:
      'The directory in which the office logs in, if the firm has one; its login begins at /auth/directory',
  },
  'POST /api/login/directory': {
    access: 'open',
    body: directoryStep,
    answer: currentUser,
    summary: 'Finish a login at the directory with the second factor of the account',
  },
  'GET /api/user/directory': { access: 'dashboard.view', answer: ownDirectory },
  'POST /api/user/directory': {
    access: 'dashboard.view',
    created: directoryJourney,
    summary: 'Begin to link the own account to the person who logs in at the directory next',
  },
  'DELETE /api/user/directory': {
    access: 'dashboard.view',
    summary: 'Remove the link; the other sessions that it opened end',
  },
  'POST /api/user/proof/directory': {
    access: 'signed-in',
    body: directoryStep,
    answer: directoryProof,
    summary: 'Confirm the session after a new login at the directory, in place of the password',
  },
  'GET /api/admin/users/:id/directory': {
    access: 'users.manage',
    params: idParams,
    answer: directoryOfUser,
  },
  'PUT /api/admin/users/:id/directory': {
    access: 'users.manage',
    params: idParams,
    body: directoryName,
    answer: directoryOfUser,
    summary: 'Write the name at the directory with which the person logs in for the first time',
  },
  'DELETE /api/admin/users/:id/directory': {
    access: 'users.manage',
    params: idParams,
    summary: 'Remove the link; the sessions that it opened end',
  },
  'GET /api/admin/directory': { access: 'settings.manage', answer: directoryState },
} satisfies Calls

type DirectoryCalls = typeof directoryCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends DirectoryCalls {}
}
