import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from '#browser/is-gone.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { messagesKey, setMessageStatus } from '../browser/api.ts'
import type { Message } from '../schema.ts'

/** Only the recipient can archive a message; the server refuses anyone else. */
export const useArchive = (onArchived: (message: Message) => Promise<void>) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Message) => setMessageStatus(id, 'archived'),
    onSuccess: onArchived,
    onError: (error) => {
      // The message is no longer open to the reader: reloading the list shows that.
      if (isGone(error)) void queryClient.invalidateQueries({ queryKey: messagesKey })
      const title = isGone(error) ? t('messages.gone') : t('messages.archiveError')
      const description = isGone(error) ? t('messages.goneText') : error.message
      showToast({ title, description, variant: 'destructive' })
    },
  })
}
