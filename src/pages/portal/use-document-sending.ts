import { useQueryClient } from '@tanstack/react-query'
import { hasCode } from '#browser/call-api.ts'
import { documentsKey } from '#features/documents/browser/api.ts'
import { type ClientUploadOwner, storedQueue, type Upload } from '#features/documents/browser/upload-queue.ts'
import { clientUploadTarget, useUploads } from '#features/documents/browser/use-uploads.ts'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { onClosing } from '../navigation-guard.ts'
import { useRefresh } from '../use-refresh.ts'

/**
 * Uploads each file immediately and independently: a refused one does not hold back the others. Uploads continue
 * while the client visits other pages; before the window closes, the browser asks.
 */
export const useDocumentSending = (about: ClientUploadOwner, onSent?: () => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const files = useUploads(clientUploadTarget, { queue: storedQueue(about) })
  const refresh = useRefresh(documentsKey)
  const send = async (upload: Upload) => {
    const release = onClosing(() => true)
    try {
      const { name } = await files.send(upload, about)
      void queryClient.invalidateQueries({ queryKey: clientSummaryQuery().queryKey })
      await refresh(() => {
        files.forget(upload.key)
        onSent?.()
        showToast({
          title: t('portal.papers.sentToast'),
          description: t('portal.papers.sentText', { name }),
        })
      })
    } catch (error) {
      // The person canceled it, so no message is needed.
      if (error instanceof Error && !hasCode(error, 'stopped'))
        showToast({
          title: t('portal.papers.sendError'),
          description: failureMessage(error, t),
          variant: 'destructive',
        })
    } finally {
      release()
    }
  }
  const start = (chosen: readonly File[]) => {
    for (const upload of files.add(chosen)) void send(upload)
  }
  return { files, start, sendAgain: (upload: Upload) => void send(upload) }
}
