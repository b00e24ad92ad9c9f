import { documentsKey } from '#features/documents/api.ts'
import { UploadList } from '#features/documents/components/upload-list.tsx'
import { officeDoor, type Upload, useUploads } from '#features/documents/components/use-uploads.ts'
import { acceptedFiles } from '#features/documents/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useRefresh } from '../../use-refresh.ts'

/** Shares files at once, each on its own: one that is refused does not hold the others back. */
export const ShareDocuments = ({
  owner,
  clientName,
}: {
  owner: { userId: number; consultationId: number | undefined }
  clientName: string
}) => {
  const { t } = useTranslation()
  const files = useUploads(officeDoor)
  const refresh = useRefresh(documentsKey)
  const send = async (upload: Upload) => {
    try {
      const { name } = await files.send(upload, owner)
      await refresh(() => {
        files.forget(upload.key)
        showToast({
          title: t('documents.shared'),
          description: t('documents.sharedText', { name, client: clientName }),
        })
      })
    } catch (error) {
      // Who stopped it knows.
      if (error instanceof Error && error.message !== t('documents.upload.stopped'))
        showToast({ title: t('documents.shareError'), description: error.message, variant: 'destructive' })
    }
  }
  return (
    <FieldGroup label={t('documents.share')}>
      <FileDrop
        label={t('documents.choose')}
        accept={acceptedFiles}
        onFiles={(chosen) => {
          for (const upload of files.add(chosen)) void send(upload)
        }}
      >
        {t('documents.dropHint')}
      </FileDrop>
      <UploadList uploads={files.uploads} onRemove={files.remove} onRetry={(upload) => void send(upload)} />
    </FieldGroup>
  )
}
