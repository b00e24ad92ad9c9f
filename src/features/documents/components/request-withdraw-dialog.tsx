import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { updateDocumentRequest } from '../api.ts'
import type { DocumentRequest } from '../schema.ts'
import { requestTableId } from './request-table.tsx'

export const RequestWithdrawDialog = ({
  request,
  onWithdrawn,
  onClose,
}: {
  request: DocumentRequest
  /** Closes the dialog when the list knows; until then it is pending. */
  onWithdrawn: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateDocumentRequest(request.id, { state: 'withdrawn' }),
    onSuccess: onWithdrawn,
    onError: (failure) =>
      showToast({
        title: t('documents.withdrawError'),
        description: failure.message,
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t('documents.withdraw.title')}
      confirmLabel={t('documents.withdraw')}
      variant="primary"
      isPending={isPending}
      error={error?.message}
      fallbackFocus={() => document.getElementById(requestTableId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="dialog-record">
        <bdi>{request.title}</bdi>
      </p>
      <p>{t('documents.withdraw.text')}</p>
    </ConfirmDialog>
  )
}
