import { useSyncExternalStore } from 'react'
import { UploadList } from '#features/documents/browser/upload-list.tsx'
import {
  type ClientUploadOwner,
  isUploading,
  stopUploads,
  subscribeToQueues,
  unseenUploads,
} from '#features/documents/browser/upload-queue.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useLogOutGuard } from '../use-leave-guard.ts'
import { useDocumentSending } from './use-document-sending.ts'
import './upload-tray.css'

/** Uploads in progress whose page the client has left; logging out asks before it stops them. */
export default function UploadTray() {
  const { t } = useTranslation()
  const unseen = useSyncExternalStore(subscribeToQueues, unseenUploads, unseenUploads)
  const isSending = useSyncExternalStore(subscribeToQueues, isUploading, isUploading)
  const question = useLogOutGuard(isSending, stopUploads)
  return (
    <>
      {unseen.length > 0 && (
        <section className="panel panel-body upload-tray" aria-labelledby="upload-tray">
          <h2 id="upload-tray">{t('portal.papers.onTheWay')}</h2>
          {unseen.map((owner) => (
            <LeftUploads key={`${owner.consultationId}/${owner.documentRequestId}`} owner={owner} />
          ))}
        </section>
      )}
      {question}
    </>
  )
}

const LeftUploads = ({ owner }: { owner: ClientUploadOwner }) => {
  const { files, sendAgain } = useDocumentSending(owner)
  return <UploadList uploads={files.uploads} onRemove={files.remove} onRetry={sendAgain} />
}
