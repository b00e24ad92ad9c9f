import { callApi, callQuery } from '#browser/call-api.ts'
import type { DirectoryStep } from '../schema.ts'

// Separate from api.ts: the login page needs only this.

/** Where a login begins; the server redirects to the directory. */
export const directoryLogin = '/auth/directory'

export const directoryDoorQuery = () =>
  callQuery(['directory-door'], 'GET /api/login/directory', { staleTime: Number.POSITIVE_INFINITY })

/** The second step of a login. */
export const finishLogin = (body: DirectoryStep) =>
  callApi('POST /api/login/directory', { body, isAboutLogin: true })
