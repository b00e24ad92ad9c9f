import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { revokeDocument } from '../api.ts'
import type { Document } from '../schema.ts'
import { documentTableId } from './document-table.tsx'

/** What the firm shared is taken back; what the client sent is deleted. */
export const DocumentRevokeDialog = ({
  document: paper,
  onRevoked,
  onClose,
}: {
  document: Document
  /** Closes the dialog when the list knows; until then it is pending. */
  onRevoked: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { isFromFirm } = paper
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeDocument(paper.id),
    onSuccess: onRevoked,
    onError: (failure) =>
      showToast({
        title: t(isFromFirm ? 'documents.revokeError' : 'documents.removeError'),
        description: failure.message,
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t(isFromFirm ? 'documents.revoke.title' : 'documents.remove.title')}
      confirmLabel={t(isFromFirm ? 'documents.revoke' : 'form.delete')}
      isPending={isPending}
      error={error?.message}
      fallbackFocus={() => document.getElementById(documentTableId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="dialog-record">
        <bdi dir="ltr">{paper.name}</bdi>
      </p>
      <p>{t(isFromFirm ? 'documents.revoke.text' : 'documents.remove.text')}</p>
      <p>{t('confirm.generic')}</p>
    </ConfirmDialog>
  )
}
