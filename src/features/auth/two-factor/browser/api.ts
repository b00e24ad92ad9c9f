import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import type {
  CodeProof,
  FullProof,
  NewCodes,
  NewKey,
  PasswordProof,
  TwoFactorState,
  UserTwoFactor,
} from '../schema.ts'

const path = '/api/user/two-factor'

/** Codes are used up at logins elsewhere: each visit asks anew. */
export const twoFactorQuery = () =>
  queryOptions<TwoFactorState>({ queryKey: ['two-factor', path], staleTime: 0 })

export const beginTwoFactor = (body: PasswordProof) => callApi<NewKey>(path, { method: 'POST', body })

export const confirmTwoFactor = (body: CodeProof) =>
  callApi<NewCodes>(`${path}/confirm`, { method: 'POST', body })

export const makeRecoveryCodes = (body: FullProof) =>
  callApi<NewCodes>(`${path}/recovery-codes`, { method: 'POST', body })

export const turnOffTwoFactor = (body: FullProof) => callApi<void>(`${path}/off`, { method: 'POST', body })

const pathOf = (userId: number) => `/api/admin/users/${userId}/two-factor`

export const userTwoFactorQuery = (userId: number) =>
  queryOptions<UserTwoFactor>({ queryKey: ['user-two-factor', pathOf(userId)], staleTime: 0 })

export const resetTwoFactor = (userId: number) => callApi<void>(pathOf(userId), { method: 'DELETE' })
