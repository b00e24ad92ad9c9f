import { explainRefusal } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
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
  return (
    <ActionDialog
      title={t(isFromFirm ? 'documents.revoke.title' : 'documents.remove.title')}
      confirmLabel={t(isFromFirm ? 'documents.revoke' : 'form.delete')}
      act={() => revokeDocument(paper.id)}
      onDone={onRevoked}
      failed={t(isFromFirm ? 'documents.revokeError' : 'documents.removeError')}
      explain={explainRefusal(t('toast.generic'))}
      fallbackId={documentTableId}
      onClose={onClose}
    >
      <p className="dialog-record">
        <bdi dir="ltr">{paper.name}</bdi>
      </p>
      <p>{t(isFromFirm ? 'documents.revoke.text' : 'documents.remove.text')}</p>
      <p>{t('confirm.generic')}</p>
    </ActionDialog>
  )
}
