import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { setMessageStatus } from '../api.ts'
import type { Message } from '../schema.ts'

/** Only its recipient may; the server says so to anyone else. */
export const useArchive = (onArchived: (message: Message) => Promise<void>) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: ({ id }: Message) => setMessageStatus(id, 'archived'),
    onSuccess: onArchived,
    onError: (error) =>
      showToast({ title: t('messages.archiveError'), description: error.message, variant: 'destructive' }),
  })
}
