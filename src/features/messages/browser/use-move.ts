import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import type { Message } from '../schema.ts'
import { setMessageStatus } from './api.ts'
import { messagesKey } from './unread.ts'

/** `messages` is one message or a conversation, the opened one first. */
type Move = { messages: readonly [Message, ...Message[]]; to: 'archived' | 'read' }

/** Moves a message to the archive or back, which only its recipient may do. The toast offers to undo it. */
export const useMove = (
  /** Resolves once the lists are refreshed; `andThen` shows the toast. */
  refresh: (andThen: () => void) => Promise<void>,
) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const moving = useMutation({
    mutationFn: ({ messages, to }: Move) => Promise.all(messages.map(({ id }) => setMessageStatus(id, to))),
    onSuccess: (_moved, { messages, to }) =>
      refresh(() => {
        const isArchived = to === 'archived'
        const [{ subject }] = messages
        showToast({
          title: t(isArchived ? 'toast.message.archived' : 'messages.unarchived'),
          description: t(isArchived ? 'messages.archivedText' : 'messages.unarchivedText', { subject }),
          ...(isArchived && {
            action: { label: t('messages.undo'), onAction: () => moving.mutate({ messages, to: 'read' }) },
          }),
        })
      }),
    onError: (error, { to }) => {
      // The user can no longer read the message; reloading the list removes it.
      if (isGone(error)) void queryClient.invalidateQueries({ queryKey: messagesKey })
      const failed = to === 'archived' ? 'messages.archiveError' : 'messages.unarchiveError'
      showToast({
        title: t(isGone(error) ? 'messages.gone' : failed),
        description: isGone(error) ? t('messages.goneText') : failureMessage(error, t),
        variant: 'destructive',
      })
    },
  })
  return moving
}
