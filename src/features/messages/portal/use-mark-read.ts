import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { messagesKey, setMessageStatus } from '../browser/api.ts'
import type { Message } from '../schema.ts'

/** Marks displayed messages as read by their recipient, and refetches the lists and counts that say otherwise. */
export const useMarkRead = (displayed: readonly Message[] | undefined, countKey: readonly unknown[]) => {
  const queryClient = useQueryClient()
  const { data: me } = useCurrentUser()
  const ids = (displayed ?? [])
    .filter(({ status, toUserId }) => status === 'unread' && toUserId === me?.id)
    .map(({ id }) => id)
    .join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of messages
  useEffect(() => {
    if (ids === '') return
    // Runs in the background: a message that stays unread is marked when it is opened again.
    void Promise.allSettled(ids.split(',').map((id) => setMessageStatus(Number(id), 'read'))).then(() =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: messagesKey }),
        queryClient.invalidateQueries({ queryKey: countKey }),
      ]),
    )
  }, [ids])
}
