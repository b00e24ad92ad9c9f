import { useMutation } from '@tanstack/react-query'
import { failureWords, refusalWords } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { deleteOwnDocument } from '../api.ts'
import type { OwnDocument } from '../schema.ts'
import { ownDocumentsId } from './own-document-list.tsx'

/** What a client sent and the firm has not opened. */
export const OwnDeleteDialog = ({
  document: paper,
  onDeleted,
  onClose,
}: {
  document: OwnDocument
  /** Closes the dialog when the list knows; until then it is pending. */
  onDeleted: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteOwnDocument(paper.id),
    onSuccess: onDeleted,
    onError: (failure) =>
      showToast({
        title: t('portal.papers.deleteError'),
        description: failureWords(failure, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t('portal.papers.delete.title')}
      confirmLabel={t('form.delete')}
      isPending={isPending}
      error={error && refusalWords(error, t('toast.generic'))}
      fallbackFocus={() => document.getElementById(ownDocumentsId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="dialog-record">
        <bdi dir="ltr">{paper.name}</bdi>
      </p>
      <p>{t('portal.papers.delete.text')}</p>
      <p>{t('confirm.generic')}</p>
    </ConfirmDialog>
  )
}
