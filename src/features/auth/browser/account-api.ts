import { callApi, callQuery } from '#browser/call-api.ts'
import type { PasswordChange, Proof } from '../schema.ts'

// Separate from api.ts, which every page loads first.

export const changePassword = (input: PasswordChange) => callApi('POST /api/user/password', { body: input })

/** Refetched at each visit: sessions begin and end on other devices. */
export const ownSessionsQuery = () => callQuery(['own-sessions'], 'GET /api/user/sessions', { staleTime: 0 })

export const endSession = (id: number) => callApi('DELETE /api/user/sessions/:id', { params: { id } })

/** Ends all sessions but the current one. */
export const endOtherSessions = () => callApi('DELETE /api/user/sessions')

/** Confirms the user's identity for ten minutes. */
export const showProof = ({ currentPassword, code }: Proof) =>
  callApi('POST /api/user/proof', { body: { currentPassword, ...(code && { code }) } })
