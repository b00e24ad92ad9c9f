import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#browser/call-api.ts'
import { isSessionPreserved } from '#browser/session.ts'
import { currentUserKey } from '#features/auth/browser/api.ts'
import { dismissFailures } from '#ui/toast.ts'

export { askApi } from '#browser/call-api.ts'

/**
 * On public pages a 401 means that the visitor is now a guest. Guarded pages stay open: see SessionKeeper.
 */
export const onQueryError = (queryClient: () => QueryClient) =>
  new QueryCache({
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 401 && !isSessionPreserved()) queryClient().setQueryData(currentUserKey, null)
      // The role has changed, or the account is limited to setting up a second factor.
      if (error.status === 403) void queryClient().invalidateQueries({ queryKey: currentUserKey })
    },
  })

/** The toast of a refusal would cover the result of the next attempt. */
export const afterRefusals = () =>
  new MutationCache({
    onSuccess: (_answer, _values, _context, { state }) => dismissFailures(state.submittedAt),
  })
