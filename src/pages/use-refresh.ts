import { type QueryKey, useQueryClient } from '@tanstack/react-query'
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

/** When the focused row no longer matches the filter and disappears, focus moves to the table. */
export const preserveFocusIn = (tableId: string) => {
  if (document.activeElement === document.body) document.getElementById(tableId)?.focus()
}
