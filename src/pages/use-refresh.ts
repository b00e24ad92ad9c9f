import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Asks everything under a key anew, then goes on. A table hears of its rows in a task of its own, so what follows
 * waits one more: a dialog that closes gives the focus back to its opener, which a changed list may no longer show.
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

/** A row that no longer fits the filter takes the focus with it: once it is gone, the table takes it. */
export const keepFocusIn = (tableId: string) => {
  if (document.activeElement === document.body) document.getElementById(tableId)?.focus()
}
