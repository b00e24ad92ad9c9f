import { callApi, callQuery } from '#browser/call-api.ts'
import type { CodeProof, FullProof, PasswordProof } from '../schema.ts'

/** Refetched at each visit: logins on other devices consume codes. */
export const twoFactorQuery = () => callQuery(['two-factor'], 'GET /api/user/two-factor', { staleTime: 0 })

export const beginTwoFactor = (body: PasswordProof) => callApi('POST /api/user/two-factor', { body })

export const confirmTwoFactor = (body: CodeProof) => callApi('POST /api/user/two-factor/confirm', { body })

export const makeRecoveryCodes = (body: FullProof) =>
  callApi('POST /api/user/two-factor/recovery-codes', { body })

export const turnOffTwoFactor = (body: FullProof) => callApi('POST /api/user/two-factor/off', { body })

export const userTwoFactorQuery = (id: number) =>
  callQuery(['user-two-factor'], 'GET /api/admin/users/:id/two-factor', { params: { id }, staleTime: 0 })

export const resetTwoFactor = (id: number) =>
  callApi('DELETE /api/admin/users/:id/two-factor', { params: { id } })
