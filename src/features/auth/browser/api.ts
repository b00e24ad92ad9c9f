import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '#browser/call-api.ts'
import { drawPageFor, isPageDrawn } from '#browser/session.ts'
import type { Language } from '#languages/language.ts'
import type { CurrentUser } from '../schema.ts'

export const currentUserKey = ['current-user'] as const

/**
 * The server sets this cookie with the session. Without it the visitor is a guest, and no request is needed.
 */
export const mayBeSignedIn = (): boolean => /(?:^|; )signed_in=1/.test(document.cookie)

export const currentUserQuery = () =>
  queryOptions<CurrentUser | null>({
    queryKey: currentUserKey,
    queryFn: async ({ signal }) => {
      const user = await findCurrentUser(signal)
      if (!isPageDrawn()) drawPageFor(user?.id ?? 0)
      return user
    },
  })

const findCurrentUser = async (signal: AbortSignal): Promise<CurrentUser | null> => {
  if (!mayBeSignedIn()) return null
  try {
    return await callApi('GET /api/user', { signal, isAboutLogin: true })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export const useCurrentUser = () => useQuery(currentUserQuery())

export const savePreferredLanguage = (preferredLanguage: Language) =>
  callApi('PUT /api/user', { body: { preferredLanguage } })
