import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import type { OwnSession, PasswordChange, Proof } from '../schema.ts'

// Apart from api.ts, which every page loads first.

export const changePassword = (input: PasswordChange) =>
  callApi<void>('/api/user/password', { method: 'POST', body: input })

/** Sessions come and go elsewhere: each visit asks anew. */
export const ownSessionsQuery = () =>
  queryOptions<OwnSession[]>({ queryKey: ['own-sessions', '/api/user/sessions'], staleTime: 0 })

export const endSession = (id: number) => callApi<void>(`/api/user/sessions/${id}`, { method: 'DELETE' })

/** All but the one in hand. */
export const endOtherSessions = () => callApi<void>('/api/user/sessions', { method: 'DELETE' })

/** Counts for ten minutes. */
export const showProof = ({ currentPassword, code }: Proof) =>
  callApi<void>('/api/user/proof', { method: 'POST', body: { currentPassword, ...(code && { code }) } })
