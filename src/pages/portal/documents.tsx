import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { deleteOwnDocument, documentsKey } from '#features/documents/browser/api.ts'
import { DocumentList, documentListId } from '#features/documents/portal/document-list.tsx'
import { isPdf, openPdf } from '#features/documents/portal/shown-files.ts'
import type { OwnDocument } from '#features/documents/schema.ts'
import { MalwareNews } from '#features/malware/browser/malware-news.tsx'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import { isolatedFileName } from '#i18n/file-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useRefresh } from '../use-refresh.ts'

const RecordDialog = lazy(() => import('../record-dialog.tsx'))
const PictureDialog = lazy(() => import('#features/documents/portal/picture-dialog.tsx'))

/** Milliseconds; the browser requests the file after the click, so it counts as opened a moment later. */
const downloadStarts = 1500

/** A list of documents with the dialogs that its buttons open. */
export const Documents = ({
  documents,
  label,
  namesRequest = false,
  isDeletable = false,
}: {
  documents: readonly OwnDocument[]
  label: string
  namesRequest?: boolean
  isDeletable?: boolean
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = useRefresh(documentsKey)
  const [viewed, setViewed] = useState<OwnDocument>()
  const [deleted, setDeleted] = useState<OwnDocument>()
  const noteOpened = () => {
    void queryClient.invalidateQueries({
      queryKey: documentsKey,
      predicate: ({ queryKey }) => !queryKey.includes('picture'),
    })
    void queryClient.invalidateQueries({ queryKey: clientSummaryQuery().queryKey })
  }
  const view = (document: OwnDocument) => {
    if (!isPdf(document)) return setViewed(document)
    openPdf(document.id).then(noteOpened, (error) =>
      showToast({
        title: t('portal.papers.viewFailed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
    )
  }
  return (
    <>
      <MalwareNews files={documents} />
      <DocumentList
        documents={documents}
        label={label}
        namesRequest={namesRequest}
        onView={view}
        onDownload={() => setTimeout(noteOpened, downloadStarts)}
        {...(isDeletable && { onDelete: setDeleted })}
      />
      {viewed && (
        <DialogSuspense>
          <PictureDialog
            document={viewed}
            onClose={() => {
              setViewed(undefined)
              noteOpened()
            }}
          />
        </DialogSuspense>
      )}
      {deleted && (
        <DialogSuspense>
          <RecordDialog
            title={t('portal.papers.delete.title')}
            name={deleted.name}
            act={() => deleteOwnDocument(deleted.id)}
            failed="portal.papers.deleteError"
            fallbackId={documentListId}
            onDone={() =>
              refresh(() => {
                setDeleted(undefined)
                showToast({
                  title: t('documents.removed'),
                  description: t('documents.goneText', { name: isolatedFileName(deleted.name) }),
                })
              })
            }
            onClose={() => setDeleted(undefined)}
          >
            <p>{t('portal.papers.delete.text')}</p>
            <p>{t('confirm.generic')}</p>
          </RecordDialog>
        </DialogSuspense>
      )}
    </>
  )
}
