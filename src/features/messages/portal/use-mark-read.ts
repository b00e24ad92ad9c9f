import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { attended } from '#browser/attention.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { setMessageStatus } from '../browser/api.ts'
import { messagesKey } from '../browser/unread.ts'
import type { Message } from '../schema.ts'

/** Marks displayed messages as read for their recipient, and refetches the affected lists and counts. */
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
    let isLeft = false
    // Runs in the background. If it fails, the message is marked when it is opened again.
    const mark = async () => {
      // Messages that arrive in a hidden tab are marked when the user returns to it.
      await attended()
      if (isLeft) return
      await Promise.allSettled(ids.split(',').map((id) => setMessageStatus(Number(id), 'read')))
      await queryClient.invalidateQueries({ queryKey: messagesKey })
      await queryClient.invalidateQueries({ queryKey: countKey })
    }
    void mark()
    return () => {
      isLeft = true
    }
  }, [ids])
}
