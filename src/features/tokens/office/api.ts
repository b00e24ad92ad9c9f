import { callApi, callQuery } from '#browser/call-api.ts'
import type { TokenInput } from '../schema.ts'

export const ownTokensKey = ['own-tokens'] as const
export const officeTokensKey = ['office-tokens'] as const

/** Refetched at each visit: programs use tokens, and admins end them. */
export const ownTokensQuery = () => callQuery(ownTokensKey, 'GET /api/user/tokens', { staleTime: 0 })

/** The tokens of all people, for admins. */
export const officeTokensQuery = () => callQuery(officeTokensKey, 'GET /api/admin/tokens', { staleTime: 0 })

export const makeToken = (body: TokenInput) => callApi('POST /api/user/tokens', { body })

export const endOwnToken = (id: number) => callApi('DELETE /api/user/tokens/:id', { params: { id } })

export const endOfficeToken = (id: number) => callApi('DELETE /api/admin/tokens/:id', { params: { id } })
