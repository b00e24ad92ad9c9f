import { QueryCache, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { ApiError, callApi } from '#browser/call-api.ts'
import { isSessionKept } from '#browser/session-end.ts'
import { currentUserKey } from '#features/auth/browser/api.ts'

/** The last part of a key is the path: so the server can ask for the same answer before it draws. */
export const askApi = ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> =>
  callApi(String(queryKey.at(-1)), { signal })

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
