import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import File from 'lucide-react/icons/file'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import {
  noConsultation,
  useOwnConsultationOptions,
} from '#features/consultations/browser/consultation-choice.ts'
import { ownDocumentRequestsQuery } from '#features/documents/browser/api.ts'
import { isOverdue } from '#features/documents/browser/document-format.ts'
import { UploadList } from '#features/documents/browser/upload-list.tsx'
import { useShownUploads } from '#features/documents/browser/upload-queue.ts'
import type { DocumentRequest } from '#features/documents/schema.ts'
import { acceptedFiles } from '#features/documents/values.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useNow } from '#ui/use-now.ts'
import { preserveFocusIn } from '../use-refresh.ts'
import { LoadFailed } from './load-states.tsx'
import { dueDay } from './panel-step.ts'
import { useDocumentSending } from './use-document-sending.ts'
import '#features/documents/portal/document-list.css'

const requestedDocumentsId = 'requested-documents'

/**
 * The firm's document requests, earliest due date first, each with its own upload; renders nothing if there
 * are none.
 */
export const RequestedDocuments = ({ consultationId }: { consultationId?: number }) => {
  const { t } = useTranslation()
  const { data, isError, error, isFetching, refetch } = useQuery(ownDocumentRequestsQuery(consultationId))
  const requested = data?.filter(({ state }) => state !== 'withdrawn') ?? []
  if (!data && isError)
    return (
      <LoadFailed
        title={t('portal.requested.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => refetch()}
      />
    )
  if (requested.length === 0) return null
  const received = requested.filter(({ state }) => state === 'received').length
  return (
    <section aria-labelledby={requestedDocumentsId}>
      <div className="portal-section-head">
        <h2 id={requestedDocumentsId} tabIndex={-1}>
          {t('portal.requested')}
        </h2>
        <span className="caption">
          {t('portal.requested.count', { n: received, total: requested.length })}
        </span>
      </div>
      <div className="panel">
        <ul className="document-list">
          {requested.map((request, index) => (
            <RequestedDocument
              key={request.id}
              request={request}
              isFirst={index === 0}
              namesRequest={consultationId === undefined}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

const RequestedDocument = ({
  request,
  isFirst,
  namesRequest,
}: {
  request: DocumentRequest
  isFirst: boolean
  namesRequest: boolean
}) => {
  const { t, language } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const now = useNow()
  const { files, start, sendAgain } = useDocumentSending({
    documentRequestId: request.id,
    ...(request.consultationId !== null && { consultationId: request.consultationId }),
  })
  useShownUploads(request.consultationId ?? undefined, request.id)
  const { title, dueDate, state, updatedAt } = request
  const isLate = isOverdue(request, now)
  useFocusAfterAnswer(state)
  const isSending = files.uploads.some((upload) => upload.state === 'sending')
  return (
    <li className="requested-document">
      {state === 'received' ? (
        <Icon icon={CircleCheck} className="icon-green" />
      ) : (
        <Icon icon={isLate ? TriangleAlert : File} />
      )}
      <div className="document-text">
        <p className="document-name">
          <bdi>{title}</bdi>
        </p>
        <p className={isLate ? 'caption danger-text' : 'caption'}>
          {state === 'received'
            ? t('portal.requested.received', { date: formatDay(updatedAt, language) })
            : t(isLate ? 'portal.requested.late' : 'portal.requested.by', {
                date: dueDay(dueDate, language),
              })}
          {namesRequest && request.consultationId !== null && (
            <>
              {' '}
              <span className="no-wrap">
                ·{' '}
                <Link
                  href={href('/client/consultations/:id', { id: request.consultationId })}
                  className="text-link"
                >
                  {t('messages.request', { id: String(request.consultationId) })}
                </Link>
              </span>
            </>
          )}
        </p>
      </div>
      {state === 'open' && (
        <Button
          variant={isFirst ? 'primary' : 'outline'}
          size="table"
          aria-label={t('portal.requested.uploadNamed', { title })}
          isPending={isSending}
          onClick={() => chooser.current?.click()}
        >
          {t('portal.requested.upload')}
        </Button>
      )}
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
      <UploadList
        uploads={files.uploads}
        onRemove={files.remove}
        onRetry={sendAgain}
        onReplace={(upload) => {
          files.remove(upload)
          chooser.current?.click()
        }}
      />
    </li>
  )
}

/** The clicked button disappears with the response, so the heading above gets focus. */
const useFocusAfterAnswer = (state: DocumentRequest['state']) => {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'open' && state === 'received') preserveFocusIn(requestedDocumentsId)
    before.current = state
  }, [state])
}

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
