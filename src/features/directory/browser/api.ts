import { callApi, callQuery } from '#browser/call-api.ts'
import type { DirectoryName, DirectoryStep } from '../schema.ts'
import { directoryLogin } from './door-api.ts'

/** The same for a proof: the directory asks for the password again. */
export const directoryProofAddress = `${directoryLogin}?prove`

/** Confirms the session, if the person has logged in at the directory again. */
export const proveAtDirectory = (body: DirectoryStep) =>
  callApi('POST /api/user/proof/directory', { body, isAboutLogin: true })

export const ownDirectoryQuery = () =>
  callQuery(['own-directory'], 'GET /api/user/directory', { staleTime: 0 })

export const beginLink = () => callApi('POST /api/user/directory')

export const removeOwnLink = () => callApi('DELETE /api/user/directory')

export const userDirectoryQuery = (id: number) =>
  callQuery(['user-directory'], 'GET /api/admin/users/:id/directory', { params: { id }, staleTime: 0 })

export const saveDirectoryName = (id: number, body: DirectoryName) =>
  callApi('PUT /api/admin/users/:id/directory', { params: { id }, body })

export const removeLink = (id: number) => callApi('DELETE /api/admin/users/:id/directory', { params: { id } })

export const directoryStateQuery = () =>
  callQuery(['directory-state'], 'GET /api/admin/directory', { staleTime: 0 })
