import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Refetches everything under a key, then continues. A table re-renders in a separate task, so `andThen` waits
 * one more: a closing dialog returns focus to its opener, which the changed list may have removed.
 */
export const useRefresh = (key: QueryKey) => {
  const queryClient = useQueryClient()
  return useCallback(
    async (andThen: () => void) => {
      await queryClient.invalidateQueries({ queryKey: key })
      setTimeout(andThen)
    },
    [queryClient, key],
  )
}

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

/** When the focused row no longer matches the filter and disappears, focus moves to the table. */
export const preserveFocusIn = (tableId: string) => {
  if (document.activeElement === document.body) document.getElementById(tableId)?.focus()
}
