import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import { forgetGuestDrafts } from '#browser/drafts.ts'
import { announceLogOut } from '#browser/other-tabs.ts'
import { postOnce } from '#browser/send-once.ts'
import { drawPageFor } from '#browser/session.ts'
import type { PasskeyLogin } from '../passkeys/schema.ts'
import type { CurrentUser, LoginInput, RegisterInput } from '../schema.ts'
import { currentUserKey } from './api.ts'

// Separate from api.ts, which every page loads first. Only forms and menus that change a session need this.

export const useLogin = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) => callApi('POST /api/login', { body: input, isAboutLogin: true }),
    onSuccess: (user) => welcome(queryClient, user),
  })
}

export const usePasskeyLogin = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PasskeyLogin) =>
      callApi('POST /api/login/passkey', { body: input, isAboutLogin: true }),
    onSuccess: (user) => welcome(queryClient, user),
  })
}

export const useRegister = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: RegisterInput) => postOnce('POST /api/register', input),
    onSuccess: (user) => welcome(queryClient, user),
  })
}

export const welcome = (queryClient: QueryClient, user: CurrentUser) => {
  forgetGuestDrafts()
  drawPageFor(user.id)
  queryClient.setQueryData(currentUserKey, user)
}

/** Clears all cached data of a user when the session ends. */
export const forgetPerson = (queryClient: QueryClient) => {
  drawPageFor(0)
  queryClient.setQueryData(currentUserKey, null)
  queryClient.removeQueries({
    predicate: ({ queryKey }) =>
      /^\/api\/(admin|client|favorites|messages|user)\b/.test(String(queryKey.at(-1))),
  })
}

export const useLogout = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('POST /api/logout'),
    onSuccess: () => {
      forgetPerson(queryClient)
      announceLogOut()
    },
  })
}
