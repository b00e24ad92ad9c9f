import { QueryCache, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#browser/call-api.ts'
import { isSessionKept } from '#browser/session-end.ts'
import { currentUserKey } from '#features/auth/browser/api.ts'

export { askApi } from '#browser/call-queries.ts'

/** A 401 on a page of visitors means that they are guests now. Guarded pages keep what is open: see SessionKeeper. */
export const onQueryError = (queryClient: () => QueryClient) =>
  new QueryCache({
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 401 && !isSessionKept()) queryClient().setQueryData(currentUserKey, null)
      // Of another role by now, or kept to their own account until they have a second factor.
      if (error.status === 403) void queryClient().invalidateQueries({ queryKey: currentUserKey })
    },
  })
