import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type {
  Identity,
  ProfileChanges,
  StaffMember,
  User,
  UserChanges,
  UserCounts,
  UserInput,
} from '../schema.ts'

export const usersKey = ['users'] as const

export const staffQuery = () => queryOptions<StaffMember[]>({ queryKey: [...usersKey, '/api/admin/staff'] })

/** `parameters` are those of the address bar: role, isActive, page, pageSize, sort, q. */
export const adminUsersQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/users?${parameters}`
  return queryOptions({
    queryKey: [...usersKey, path],
    queryFn: ({ signal }) => callApiForPage<User>(path, { signal }),
    placeholderData: keepPreviousData,
    // People register themselves: each visit to the list asks anew.
    staleTime: 0,
  })
}

export const userCountsQuery = (q: string, isActive: string) =>
  queryOptions<UserCounts>({
    queryKey: [...usersKey, `/api/admin/users/counts?${new URLSearchParams({ q, isActive })}`],
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What an editor compares with after a stale edit. */
export const findAdminUser = (id: number) => callApi<User>(`/api/admin/users/${id}`)

export const createUser = (input: UserInput) =>
  callApi<User>('/api/admin/users', { method: 'POST', body: input })

export const updateUser = (id: number, changes: UserChanges) =>
  callApi<User>(`/api/admin/users/${id}`, { method: 'PUT', body: changes })

export const deleteUser = (id: number) => callApi<void>(`/api/admin/users/${id}`, { method: 'DELETE' })

const identityPath = (id: number) => `/api/admin/users/${id}/identity`

export const identityQuery = (id: number) =>
  queryOptions<Identity>({ queryKey: ['user-identity', identityPath(id)], staleTime: 0 })

/** `null` takes it back. */
export const changeIdentity = (id: number, note: string | null) =>
  callApi<Identity>(identityPath(id), { method: 'PUT', body: { note } })

/** Logs a person out everywhere. */
export const endSessionsOfUser = (id: number) =>
  callApi<void>(`/api/admin/users/${id}/sessions`, { method: 'DELETE' })

/** Mails a link to set a new password; whoever presses the button never learns it. */
export const startPasswordReset = (id: number) =>
  callApi<{ email: string }>(`/api/admin/users/${id}/password-reset`, { method: 'POST' })

export const updateProfile = (changes: ProfileChanges) =>
  callApi<User>('/api/user', { method: 'PUT', body: changes })
