import { useQuery } from '@tanstack/react-query'
import FilePlus from 'lucide-react/icons/file-plus'
import { lazy, Suspense, useRef, useState } from 'react'
import {
  adminDocumentRequestsQuery,
  adminDocumentsQuery,
  documentsKey,
  revokeDocument,
  updateDocumentRequest,
} from '#features/documents/browser/api.ts'
import {
  DocumentRequestTable,
  documentRequestTableId,
} from '#features/documents/office/document-request-table.tsx'
import { DocumentTable, documentTableId } from '#features/documents/office/document-table.tsx'
import type { Document, DocumentRequest } from '#features/documents/schema.ts'
import { correspondentQuery } from '#features/messages/browser/api.ts'
import { isolatedFileName } from '#i18n/file-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useNow } from '#ui/use-now.ts'
import RecordDialog from '../record-dialog.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { useRefresh } from '../use-refresh.ts'
import { ClientChoice } from './documents/client-choice.tsx'
import './documents-page.css'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { usePreloadOnIntent } from '../use-preload.ts'
import ShareDocuments from './documents/share-documents.tsx'
import { OfficeHead } from './office-head.tsx'

const loadDialog = () => import('#features/documents/office/document-request-dialog.tsx')
const DocumentRequestDialog = lazy(loadDialog)
/** Needed once a client is chosen. */

const listOptions = { extras: ['userId', 'consultationId', 'documentId'] } as const

type Task =
  | { kind: 'ask' }
  | { kind: 'revoke'; document: Document }
  | { kind: 'withdraw'; request: DocumentRequest }

const numberIn = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined

/** Documents between the firm and its clients. The address contains the client and the consultation. */
export default function DocumentsPage() {
  const { t } = useTranslation()
  const list = useListQuery('filter', listOptions)
  const userId = numberIn(list.extras.userId)
  const consultationId = userId === undefined ? undefined : numberIn(list.extras.consultationId)
  const documents = useQuery(adminDocumentsQuery(list.parameters))
  const requested = useQuery(adminDocumentRequestsQuery(requestedParameters(userId, consultationId)))
  const { data: client } = useQuery({ ...correspondentQuery(userId ?? 0), enabled: userId !== undefined })
  const [task, setTask] = useState<Task>()
  const refresh = useRefresh(documentsKey)
  const now = useNow()
  const choice = useRef<HTMLElement>(null)
  const close = () => setTask(undefined)
  useExistingPage(list, documents.data?.total)
  usePreloadOnIntent(loadDialog)
  /** Refreshes the lists, then closes the dialog and shows a toast. */
  const done = (title: string, description?: string) =>
    refresh(() => {
      close()
      showToast({ title, ...(description !== undefined && { description }) })
    })
  return (
    <>
      <OfficeHead
        title={t('documents.title')}
        actions={
          <Button
            icon={<Icon icon={FilePlus} size="medium" />}
            aria-describedby={userId === undefined ? 'ask-reason' : undefined}
            onClick={() =>
              userId === undefined
                ? choice.current?.querySelector('input')?.focus()
                : setTask({ kind: 'ask' })
            }
          >
            {t('documents.ask')}
          </Button>
        }
      >
        <p>{t('documents.intro')}</p>
        {userId === undefined && <p id="ask-reason">{t('documents.ask.chooseClient')}</p>}
      </OfficeHead>
      <section ref={choice} className="panel documents-choice" aria-label={t('documents.chooseClient')}>
        <ClientChoice
          userId={userId}
          client={client}
          consultationId={consultationId}
          onChange={list.onExtrasChange}
        />
        {userId !== undefined && client && (
          <Suspense>
            <ShareDocuments
              key={`${userId} ${consultationId}`}
              client={client}
              consultationId={consultationId}
            />
          </Suspense>
        )}
      </section>
      <h2 className="documents-heading">{t('documents.papers')}</h2>
      <DocumentTable
        list={{ ...list, onClear: () => list.onExtrasChange({ consultationId: '', documentId: '' }) }}
        result={documents}
        hasClient={userId !== undefined}
        isFiltered={consultationId !== undefined || list.extras.documentId !== ''}
        onRevoke={(document) => setTask({ kind: 'revoke', document })}
      />
      <h2 className="documents-heading">{t('documents.requested')}</h2>
      <DocumentRequestTable
        result={requested}
        hasClient={userId !== undefined}
        now={now}
        onWithdraw={(request) => setTask({ kind: 'withdraw', request })}
      />
      {task && (
        <TaskDialog
          task={task}
          userId={userId}
          consultationId={consultationId}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  )
}

/** The dialog for the current task: request a document, or withdraw or delete one from the lists. */
const TaskDialog = ({
  task,
  userId,
  consultationId,
  onClose,
  onDone,
}: {
  task: Task
  userId: number | undefined
  consultationId: number | undefined
  onClose: () => void
  onDone: (title: string, description?: string) => Promise<void>
}) => {
  const { t } = useTranslation()
  const now = useNow()
  if (task.kind === 'ask')
    return (
      userId !== undefined && (
        <DialogSuspense>
          <DocumentRequestDialog
            userId={userId}
            consultationId={consultationId}
            now={now}
            onClose={onClose}
            onRequested={({ title, clientName: name }) =>
              onDone(
                t('documents.requested.toast'),
                t('documents.requested.toast.text', { title, client: name }),
              )
            }
          />
        </DialogSuspense>
      )
    )
  if (task.kind === 'revoke')
    return (
      <RevokeDialog
        document={task.document}
        onClose={onClose}
        onDone={() =>
          onDone(
            t(task.document.isFromFirm ? 'documents.revoked' : 'documents.removed'),
            t('documents.goneText', { name: isolatedFileName(task.document.name) }),
          )
        }
      />
    )
  return (
    <RecordDialog
      title={t('documents.withdraw.title')}
      confirmLabel={t('documents.withdraw')}
      variant="primary"
      name={task.request.title}
      act={() => updateDocumentRequest(task.request.id, { state: 'withdrawn' })}
      onDone={() => onDone(t('documents.withdrawn'), task.request.title)}
      failed="documents.withdrawError"
      fallbackId={documentRequestTableId}
      onClose={onClose}
    >
      <p>{t('documents.withdraw.text')}</p>
    </RecordDialog>
  )
}

/** Documents from the firm are withdrawn; documents from the client are deleted. */
const RevokeDialog = ({
  document: { id, name, isFromFirm },
  ...rest
}: {
  document: Document
  onDone: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <RecordDialog
      {...rest}
      title={t(isFromFirm ? 'documents.revoke.title' : 'documents.remove.title')}
      confirmLabel={t(isFromFirm ? 'documents.revoke' : 'form.delete')}
      name={name}
      act={() => revokeDocument(id)}
      failed={isFromFirm ? 'documents.revokeError' : 'documents.removeError'}
      fallbackId={documentTableId}
    >
      <p>{t(isFromFirm ? 'documents.revoke.text' : 'documents.remove.text')}</p>
      <p>{t('confirm.generic')}</p>
    </RecordDialog>
  )
}

/** A page size above any client's number of requests. Open requests come first. */
const requestedParameters = (userId: number | undefined, consultationId: number | undefined) =>
  new URLSearchParams({
    ...(userId !== undefined && { userId: String(userId) }),
    ...(consultationId !== undefined && { consultationId: String(consultationId) }),
    pageSize: '100',
  })
