import { useState } from 'react'
import { isKnownPerson } from '#access/roles.ts'
import { hasCode } from '#browser/call-api.ts'
import { documentsKey } from '#features/documents/browser/api.ts'
import { UploadList } from '#features/documents/browser/upload-list.tsx'
import type { Upload } from '#features/documents/browser/upload-queue.ts'
import { officeUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { UnverifiedCheck } from '#features/documents/office/unverified-check.tsx'
import { acceptedFiles } from '#features/documents/values.ts'
import type { KnownCorrespondent } from '#features/messages/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useLeaveGuard } from '../../use-leave-guard.ts'
import { useRefresh } from '../../use-refresh.ts'

/** Uploads files in parallel: a refused one does not stop the others. */
const ShareDocuments = ({
  client,
  consultationId,
}: {
  client: KnownCorrespondent
  consultationId: number | undefined
}) => {
  const { t } = useTranslation()
  const files = useUploads(officeUploadTarget)
  const { question } = useLeaveGuard(files.uploads.some(({ state }) => state === 'sending'))
  const [isConfirmed, setConfirmed] = useState(false)
  const refresh = useRefresh(documentsKey)
  const send = async (upload: Upload) => {
    try {
      const { name } = await files.send(upload, {
        userId: client.id,
        consultationId,
        confirmsUnverified: isConfirmed,
      })
      await refresh(() => {
        files.forget(upload.key)
        showToast({
          title: t('documents.shared'),
          description: t('documents.sharedText', { name, client: `${client.firstName} ${client.lastName}` }),
        })
      })
    } catch (error) {
      // The person canceled it, so no message is needed.
      if (error instanceof Error && !hasCode(error, 'stopped'))
        showToast({
          title: t('documents.shareError'),
          description: failureMessage(error, t),
          variant: 'destructive',
        })
    }
  }
  return (
    <FieldGroup label={t('documents.share')}>
      {!isKnownPerson(client) && (
        <UnverifiedCheck email={client.email} isConfirmed={isConfirmed} onChange={setConfirmed} />
      )}
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
      {question}
    </FieldGroup>
  )
}

export default ShareDocuments
