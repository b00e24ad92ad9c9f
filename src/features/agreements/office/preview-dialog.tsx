import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Agreement } from '../schema.ts'
import { pdfPath } from './api.ts'
import './preview-dialog.css'

/** The PDF of an agreement, over its page. Without a viewer in the browser it is a link. */
export default function PreviewDialog({
  agreement: { id, number, version, state, updatedAt },
  onClose,
}: {
  agreement: Agreement
  onClose: () => void
}) {
  const { t } = useTranslation()
  const path = pdfPath(id, { disposition: 'inline' })
  const title = t('agreements.preview.title', { number })
  return (
    <Dialog
      title={title}
      description={t(state === 'draft' ? 'agreements.preview.draft' : 'agreements.preview.note', {
        version,
      })}
      size={960}
      onClose={onClose}
    >
      <p>
        <a className="text-link" href={path} target="_blank" rel="noopener">
          {t('agreements.preview.open')}
        </a>
      </p>
      {navigator.pdfViewerEnabled ? (
        <iframe key={updatedAt} className="agreement-preview" src={path} title={title} />
      ) : (
        <p className="muted">{t('agreements.preview.noViewer')}</p>
      )}
    </Dialog>
  )
}
