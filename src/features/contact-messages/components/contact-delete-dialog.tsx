import { explainRefusal } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
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
  return (
    <ActionDialog
      act={() => deleteContactMessage(message.id)}
      onDone={onDeleted}
      failed={t('messages.deleteError')}
      explain={explainRefusal(t('toast.generic'))}
      fallbackId={contactTableId}
      onClose={onClose}
    >
      <p className="dialog-record">
        <bdi>{message.subject}</bdi>
      </p>
      <p>{t('confirm.message')}</p>
    </ActionDialog>
  )
}
