import Eye from 'lucide-react/icons/eye'
import { lazy, useState } from 'react'
import { pdfPath, recordPath } from '#features/engagements/office/api.ts'
import type { Engagement } from '#features/engagements/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { ExportLink } from '../export-link.tsx'

const PreviewDialog = lazy(() => import('#features/engagements/office/preview-dialog.tsx'))

/** The files of an agreement: its PDF, shown or downloaded, a copy to sign, and the record of the acceptance. */
export const AgreementFiles = ({ engagement }: { engagement: Engagement }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { id, state, versions } = engagement
  return (
    <>
      <Button variant="outline" icon={<Icon icon={Eye} size="medium" />} onClick={() => setOpen(true)}>
        {t(state === 'draft' ? 'engagements.preview' : 'engagements.preview.sent')}
      </Button>
      <ExportLink path={pdfPath(id)}>{t('engagements.pdf')}</ExportLink>
      {state !== 'ended' && (
        <ExportLink path={pdfPath(id, { use: 'signing' })}>{t('engagements.pdf.signing')}</ExportLink>
      )}
      {versions.some(({ decision }) => decision === 'accepted') && (
        <ExportLink path={recordPath(id)}>{t('engagements.pdf.record')}</ExportLink>
      )}
      {isOpen && (
        <DialogSuspense>
          <PreviewDialog engagement={engagement} onClose={() => setOpen(false)} />
        </DialogSuspense>
      )}
    </>
  )
}
