import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { deleteContactMessage } from '../admin-api.ts'
import type { ContactMessage } from '../admin-schema.ts'
import { contactTableId } from './contact-table.tsx'

export const ContactDeleteDialog = ({
  message,
  onDeleted,
  onClose,
}: {
  message: ContactMessage
  /** Closes the dialog when the list knows; until then the deletion is pending. */
  onDeleted: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteContactMessage(message.id),
    onSuccess: onDeleted,
    onError: (failure) =>
      showToast({
        title: t('messages.deleteError'),
        description: failure.message,
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      isPending={isPending}
      error={error?.message}
      fallbackFocus={() => document.getElementById(contactTableId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="dialog-record">
        <bdi>{message.subject}</bdi>
      </p>
      <p>{t('confirm.message')}</p>
    </ConfirmDialog>
  )
}
