import { useQuery } from '@tanstack/react-query'
import Camera from 'lucide-react/icons/camera'
import CircleCheck from 'lucide-react/icons/circle-check'
import File from 'lucide-react/icons/file'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import {
  noConsultation,
  useOwnConsultationOptions,
} from '#features/consultations/browser/consultation-choice.ts'
import { ownDocumentRequestsQuery } from '#features/documents/browser/api.ts'
import { isOverdue, requestedTitle } from '#features/documents/browser/document-format.ts'
import { UploadList } from '#features/documents/browser/upload-list.tsx'
import { useShownUploads } from '#features/documents/browser/upload-queue.ts'
import type { DocumentRequest } from '#features/documents/schema.ts'
import { acceptedFiles } from '#features/documents/values.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useNow } from '#ui/use-now.ts'
import { UserParagraph } from '#ui/user-text.tsx'
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
  const camera = useRef<HTMLInputElement>(null)
  const now = useNow()
  const { files, start, sendAgain } = useDocumentSending({
    documentRequestId: request.id,
    ...(request.consultationId !== null && { consultationId: request.consultationId }),
  })
  useShownUploads(request.consultationId ?? undefined, request.id)
  const { dueDate, state, updatedAt, paper, refusal, acceptedAt } = request
  const title = requestedTitle(request, language)
  const why = paper && localized(paper, 'why', language)
  const isLate = isOverdue(request, now)
  const isRefused = state === 'open' && refusal !== null
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
          {paper && !paper.isRequired && (
            <span className="field-optional"> ({t('portal.requested.optional')})</span>
          )}{' '}
          {acceptedAt !== null && (
            <Badge tone="green" icon={CircleCheck}>
              {t('portal.requested.accepted')}
            </Badge>
          )}
          {isRefused && (
            <Badge tone="red" icon={TriangleAlert}>
              {t('portal.requested.refused')}
            </Badge>
          )}
        </p>
        {isRefused && (
          <UserParagraph className="user-lines requested-refusal">
            {t('portal.requested.refusal', { refusal })}
          </UserParagraph>
        )}
        {paper?.isFromAnswers && <p className="caption">{t('portal.requested.fromAnswers')}</p>}
        {state === 'open' && why && why.text !== '' && (
          <p className="caption">
            <InItsLanguage {...why} />
          </p>
        )}
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
        <span className="requested-buttons">
          <Button
            variant="outline"
            size="table"
            className="file-drop-camera"
            icon={<Icon icon={Camera} size="medium" />}
            aria-label={t('portal.requested.photoNamed', { title })}
            disabled={isSending}
            onClick={() => camera.current?.click()}
          >
            {t('portal.requested.photo')}
          </Button>
          <Button
            variant={isFirst ? 'primary' : 'outline'}
            size="table"
            aria-label={t('portal.requested.uploadNamed', { title })}
            isPending={isSending}
            onClick={() => chooser.current?.click()}
          >
            {t('portal.requested.upload')}
          </Button>
        </span>
      )}
      <FileInput input={chooser} accept={acceptedFiles} onFile={(file) => start([file])} />
      <FileInput input={camera} accept="image/*" capture="environment" onFile={(file) => start([file])} />
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

/** A hidden input, which a button opens. */
const FileInput = ({
  input,
  onFile,
  ...rest
}: {
  input: RefObject<HTMLInputElement | null>
  accept: string
  capture?: 'environment'
  onFile: (file: File) => void
}) => (
  <input
    ref={input}
    type="file"
    hidden
    {...rest}
    onChange={(event) => {
      const [file] = event.target.files ?? []
      if (file) onFile(file)
      event.target.value = ''
    }}
  />
)

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
