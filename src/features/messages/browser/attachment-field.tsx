import { UploadList } from '#features/documents/browser/upload-list.tsx'
import type { Uploads } from '#features/documents/browser/use-uploads.ts'
import { acceptedFiles } from '#features/documents/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FieldGroup } from '#ui/form-field.tsx'

/** The attachments of a message. They are uploaded when the message is sent. */
export const AttachmentField = <Owner,>({
  files,
  isDisabled,
}: {
  files: Uploads<Owner>
  isDisabled: boolean
}) => {
  const { t } = useTranslation()
  return (
    <FieldGroup label={t('messages.attachments')} isOptional>
      <FileDrop
        label={t('documents.choose')}
        accept={acceptedFiles}
        isDisabled={isDisabled}
        onFiles={(chosen) => files.add(chosen)}
      >
        {t('documents.dropHint')}
      </FileDrop>
      <UploadList uploads={files.uploads} onRemove={files.remove} />
    </FieldGroup>
  )
}

/** Uploads the files and returns their ids. Files uploaded by an earlier attempt are not sent again. */
export const sendAttachments = async <Owner,>(files: Uploads<Owner>, owner: Owner): Promise<number[]> => {
  const sent = await Promise.all(files.uploads.map((upload) => files.send(upload, owner)))
  return sent.map(({ id }) => id)
}
