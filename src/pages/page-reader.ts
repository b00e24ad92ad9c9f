import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { drawPageFor } from '#browser/session.ts'
import { currentUserKey } from '#features/auth/browser/api.ts'
import type { CurrentUser } from '#features/auth/schema.ts'

/** The person for whom the server renders a guarded page; null if their session has ended. */
export type Reader = CurrentUser | null

/** The response about the session, which is known before the page is rendered. */
export const answerAbout = (reader: Reader): { key: QueryKey; answer: Reader } => ({
  key: currentUserKey,
  answer: reader,
})

/** From now on, calls are refused if somebody else has logged in with this browser. */
export const continueFor = (queryClient: QueryClient): void => {
  const reader = queryClient.getQueryData<Reader>(currentUserKey)
  if (reader) drawPageFor(reader.id)
}
