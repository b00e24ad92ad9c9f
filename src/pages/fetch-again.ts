import type { QueryClient } from '@tanstack/react-query'

/**
 * Cancels the first fetch of an open query when the query is invalidated, so that it is fetched again. A fetch
 * that began before a change can return the rows from before, and the library repeats only later fetches.
 * Returns a function that ends this.
 */
export const cancelOutdatedFetches = (queryClient: QueryClient): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    const { query } = event
    if (query.state.data === undefined && query.isActive()) void query.cancel({ silent: true })
  })
