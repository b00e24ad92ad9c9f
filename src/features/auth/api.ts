import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '#http/call-api.ts'
import type { CurrentUser, LoginInput, RegisterInput } from './schema.ts'

export const currentUserKey = ['current-user'] as const

/** The server sets this beside the session; without it a visitor is a guest and nobody need be asked. */
const mayBeSignedIn = (): boolean => /(?:^|; )signed_in=1/.test(document.cookie)

export const currentUserQuery = () =>
  queryOptions<CurrentUser | null>({
    queryKey: currentUserKey,
    queryFn: async ({ signal }) => {
      if (!mayBeSignedIn()) return null
      try {
        return await callApi<CurrentUser>('/api/user', { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  })

export const useCurrentUser = () => useQuery(currentUserQuery())

export const useLogin = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) => callApi<CurrentUser>('/api/login', { method: 'POST', body: input }),
    onSuccess: (user) => queryClient.setQueryData(currentUserKey, user),
  })
}

export const useRegister = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: RegisterInput) =>
      callApi<CurrentUser>('/api/register', { method: 'POST', body: input }),
    onSuccess: (user) => queryClient.setQueryData(currentUserKey, user),
  })
}

/** What was read as this person is forgotten with the session. */
export const useLogout = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi<void>('/api/logout', { method: 'POST' }),
    onSuccess: () => {
      queryClient.setQueryData(currentUserKey, null)
      queryClient.removeQueries({
        predicate: ({ queryKey }) => String(queryKey.at(-1)).match(/^\/api\/(admin|client)\//) !== null,
      })
    },
  })
}

export const savePreferredLanguage = (preferredLanguage: 'en' | 'ar') =>
  callApi<CurrentUser>('/api/user', { method: 'PUT', body: { preferredLanguage } })
