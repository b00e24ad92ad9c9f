import Eye from 'lucide-react/icons/eye'
import { lazy, useState } from 'react'
import { pdfPath, recordPath } from '#features/agreements/office/api.ts'
import type { Agreement } from '#features/agreements/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { ExportLink } from '../export-link.tsx'

const PreviewDialog = lazy(() => import('#features/agreements/office/preview-dialog.tsx'))

/** The files of an agreement: its PDF, shown or downloaded, a copy to sign, and the record of the acceptance. */
export const AgreementFiles = ({ agreement }: { agreement: Agreement }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { id, state, versions } = agreement
  return (
    <>
      <Button variant="outline" icon={<Icon icon={Eye} size="medium" />} onClick={() => setOpen(true)}>
        {t(state === 'draft' ? 'agreements.preview' : 'agreements.preview.sent')}
      </Button>
      <ExportLink path={pdfPath(id)}>{t('agreements.pdf')}</ExportLink>
      {state !== 'ended' && (
        <ExportLink path={pdfPath(id, { use: 'signing' })}>{t('agreements.pdf.signing')}</ExportLink>
      )}
      {versions.some(({ decision }) => decision === 'accepted') && (
        <ExportLink path={recordPath(id)}>{t('agreements.pdf.record')}</ExportLink>
      )}
      {isOpen && (
        <DialogSuspense>
          <PreviewDialog agreement={agreement} onClose={() => setOpen(false)} />
        </DialogSuspense>
      )}
    </>
  )
}
