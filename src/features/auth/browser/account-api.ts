import { callApi } from '#browser/call-api.ts'
import { callQuery } from '#browser/call-queries.ts'
import type { PasswordChange, Proof } from '../schema.ts'

// Apart from api.ts, which every page loads first.

export const changePassword = (input: PasswordChange) => callApi('POST /api/user/password', { body: input })

/** Sessions come and go elsewhere: each visit asks anew. */
export const ownSessionsQuery = () => callQuery(['own-sessions'], 'GET /api/user/sessions', { staleTime: 0 })

export const endSession = (id: number) => callApi('DELETE /api/user/sessions/:id', { params: { id } })

/** All but the one in hand. */
export const endOtherSessions = () => callApi('DELETE /api/user/sessions')

/** Counts for ten minutes. */
export const showProof = ({ currentPassword, code }: Proof) =>
  callApi('POST /api/user/proof', { body: { currentPassword, ...(code && { code }) } })
