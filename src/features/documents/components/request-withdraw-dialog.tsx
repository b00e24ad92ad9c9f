import { explainRefusal } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
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
  return (
    <ActionDialog
      title={t('documents.withdraw.title')}
      confirmLabel={t('documents.withdraw')}
      variant="primary"
      act={() => updateDocumentRequest(request.id, { state: 'withdrawn' })}
      onDone={onWithdrawn}
      failed={t('documents.withdrawError')}
      explain={explainRefusal(t('toast.generic'))}
      fallbackId={requestTableId}
      onClose={onClose}
    >
      <p className="dialog-record">
        <bdi>{request.title}</bdi>
      </p>
      <p>{t('documents.withdraw.text')}</p>
    </ActionDialog>
  )
}
