import { useState } from 'react'
import {
  noConsultation,
  useOwnConsultationOptions,
} from '#features/consultations/browser/consultation-choice.ts'
import { UploadList } from '#features/documents/browser/upload-list.tsx'
import { useShownUploads } from '#features/documents/portal/use-shown-uploads.ts'
import { acceptedFiles } from '#features/documents/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useDocumentSending } from './use-document-sending.ts'

/** Uploads files for the firm by drop, choice or camera, for one consultation or independently. */
export const SendDocuments = ({ consultationId }: { consultationId?: number }) => {
  const { t } = useTranslation()
  const { files, start, sendAgain } = useDocumentSending({ consultationId })
  useShownUploads(consultationId)
  return (
    <div className="panel-body">
      <FileDrop
        label={t('documents.choose')}
        cameraLabel={t('portal.papers.camera')}
        accept={acceptedFiles}
        onFiles={start}
      >
        {t('documents.dropHint')}
      </FileDrop>
      <UploadList uploads={files.uploads} onRemove={files.remove} onRetry={sendAgain} />
    </div>
  )
}

/** The same without a given request: the client may choose the one that a file is about. */
export const SendAnyDocuments = () => {
  const { t } = useTranslation()
  const options = useOwnConsultationOptions()
  const [about, setAbout] = useState(noConsultation)
  const sending =
    about === noConsultation ? <SendDocuments /> : <SendDocuments consultationId={Number(about)} />
  return (
    <>
      {options.length > 1 && (
        <div className="panel-body send-about">
          <SelectField
            label={t('messages.about')}
            isOptional
            options={options}
            value={about}
            onChange={({ target }) => setAbout(target.value)}
          />
        </div>
      )}
      {sending}
    </>
  )
}
