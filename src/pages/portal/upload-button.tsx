import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { acceptedFiles, type DocumentRequest } from '#features/documents/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { preserveFocusIn } from '../use-refresh.ts'
import { nextStepId } from './next-step-panel.tsx'
import { useDocumentSending } from './use-document-sending.ts'

/** The primary button for a requested document: choosing a file sends it immediately. */
export const UploadButton = ({ requested }: { requested: DocumentRequest }) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const { files, start } = useDocumentSending(
    {
      documentRequestId: requested.id,
      ...(requested.consultationId !== null && { consultationId: requested.consultationId }),
    },
    // The next step has changed, and the button is gone.
    () => preserveFocusIn(nextStepId),
  )
  return (
    <>
      <Button
        variant="noor"
        icon={<Icon icon={Upload} size="medium" />}
        isPending={files.uploads.some(({ state }) => state === 'sending')}
        pendingLabel={t('form.submitting')}
        onClick={() => chooser.current?.click()}
      >
        {t('portal.requested.button')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          start([...(event.target.files ?? [])].slice(0, 1))
          event.target.value = ''
        }}
      />
    </>
  )
}
