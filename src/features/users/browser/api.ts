import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { IdentityChange, ProfileChanges, UserChanges, UserInput } from '../schema.ts'

export const usersKey = ['users'] as const

export const staffQuery = () => callQuery(usersKey, 'GET /api/admin/staff')

/** The path of the same rows as a CSV file. */
export const usersCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/users.csv', { query: parameters })

/** `parameters` is the query of the page: role, isActive, page, pageSize, sort, q. */
export const adminUsersQuery = (parameters: URLSearchParams) =>
  listQuery(usersKey, 'GET /api/admin/users', {
    query: parameters,
    // Refetched at each visit: people register on their own.
    staleTime: 0,
  })

export const userCountsQuery = (q: string, isActive: string) =>
  callQuery(usersKey, 'GET /api/admin/users/counts', {
    query: new URLSearchParams({ q, isActive }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The saved version, for the comparison after a stale edit. */
export const findAdminUser = (id: number) => callApi('GET /api/admin/users/:id', { params: { id } })

export const createUser = (input: UserInput) => callApi('POST /api/admin/users', { body: input })

export const updateUser = (id: number, changes: UserChanges) =>
  callApi('PUT /api/admin/users/:id', { params: { id }, body: changes })

/** The open work of a departing employee; refetched for each dialog. */
export const openWorkQuery = (id: number) =>
  callQuery(usersKey, 'GET /api/admin/users/:id/open-work', { params: { id }, staleTime: 0 })

export const deleteUser = (id: number, choice: { successorId?: number } = {}) =>
  callApi('DELETE /api/admin/users/:id', { params: { id }, query: choice })

export const identityQuery = (id: number) =>
  callQuery(['user-identity'], 'GET /api/admin/users/:id/identity', { params: { id }, staleTime: 0 })

export const changeIdentity = (id: number, body: IdentityChange) =>
  callApi('PUT /api/admin/users/:id/identity', { params: { id }, body })

/** Ends all sessions of a user. */
export const endSessionsOfUser = (id: number) =>
  callApi('DELETE /api/admin/users/:id/sessions', { params: { id } })

/** Mails a link to set a new password, which the admin never sees. */
export const startPasswordReset = (id: number) =>
  callApi('POST /api/admin/users/:id/password-reset', { params: { id } })

export const updateProfile = (changes: ProfileChanges) => callApi('PUT /api/user', { body: changes })
