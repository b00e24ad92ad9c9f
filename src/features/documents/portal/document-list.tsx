import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import FileImage from 'lucide-react/icons/file-image'
import FileText from 'lucide-react/icons/file-text'
import Sparkle from 'lucide-react/icons/sparkle'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { MalwareBadge, MalwareReason } from '#features/malware/browser/malware-badge.tsx'
import { isServed } from '#features/malware/values.ts'
import { formatDateTime, formatDay, formatFileSize } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ownDownloadPath } from '../browser/api.ts'
import { typeLabel } from '../browser/document-format.ts'
import type { OwnDocument } from '../schema.ts'
import { isPdf, isShownPicture } from './shown-files.ts'
import './document-list.css'
import '#ui/data-table.css'

/** Receives the focus when a deleted document is no longer in the list. */
export const documentListId = 'document-list'

/** A client's documents in both directions, with marks for new and opened ones, and actions. */
export const DocumentList = ({
  documents,
  label,
  namesRequest = false,
  onView,
  onDownload,
  onDelete,
}: {
  documents: readonly OwnDocument[]
  label: string
  /** Show the request of each document. */
  namesRequest?: boolean
  onView: (document: OwnDocument) => void
  /** Called after a download: the document now counts as opened. */
  onDownload: () => void
  /** Without it, documents cannot be deleted in this list. */
  onDelete?: (document: OwnDocument) => void
}) => {
  const { t } = useTranslation()
  return (
    <ul className="document-list" aria-label={label}>
      {documents.map((document) => (
        <li key={document.id}>
          <Icon icon={document.type.startsWith('image/') ? FileImage : FileText} />
          <div className="document-text">
            <p className="document-name">
              <FileName>{document.name}</FileName>{' '}
              {document.isFromFirm && document.openedAt === null && (
                <Badge tone="blue" icon={Sparkle}>
                  {t('portal.papers.new')}
                </Badge>
              )}{' '}
              <MalwareBadge check={document.malwareCheck} />
            </p>
            <MalwareReason check={document.malwareCheck} />
            <DocumentFacts document={document} namesRequest={namesRequest} />
            {onDelete && !document.isFromFirm && <OpenedByFirm document={document} />}
          </div>
          <span className="row-actions">
            {isServed(document.malwareCheck) && (isPdf(document) || isShownPicture(document)) && (
              <IconButton
                icon={Eye}
                size="table"
                label={t(isPdf(document) ? 'portal.papers.viewInTab' : 'portal.papers.view', {
                  name: document.name,
                })}
                onClick={() => onView(document)}
              />
            )}
            {isServed(document.malwareCheck) && (
              <a
                href={ownDownloadPath(document.id)}
                download
                className={buttonClass({ variant: 'quiet', size: 'table' })}
                aria-label={t('documents.downloadNamed', { name: document.name })}
                onClick={onDownload}
              >
                <Icon icon={Download} />
              </a>
            )}
            {onDelete && document.isDeletable && (
              <IconButton
                icon={Trash2}
                size="table"
                isDanger
                label={t('documents.removeNamed', { name: document.name })}
                onClick={() => onDelete(document)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const DocumentFacts = ({
  document: { type, size, isFromFirm, createdAt, consultationId },
  namesRequest,
}: {
  document: OwnDocument
  namesRequest: boolean
}) => {
  const { t, language } = useTranslation()
  return (
    <p className="caption">
      <bdi>{t(typeLabel(type))}</bdi>{' '}
      <span className="no-wrap">
        · <bdi>{formatFileSize(size, language)}</bdi>
      </span>{' '}
      <span className="no-wrap">· {t(isFromFirm ? 'portal.papers.fromFirm' : 'portal.papers.fromYou')}</span>{' '}
      <span className="no-wrap">
        · <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
      </span>
      {namesRequest && consultationId !== null && (
        <>
          {' '}
          <span className="no-wrap">
            ·{' '}
            <Link href={href('/client/consultations/:id', { id: consultationId })} className="text-link">
              {t('messages.request', { id: String(consultationId) })}
            </Link>
          </span>
        </>
      )}
    </p>
  )
}

/** The views by staff, with name and time. */
const OpenedByFirm = ({ document: { name, openedAt, views } }: { document: OwnDocument }) => {
  const { t, language } = useTranslation()
  if (openedAt === null) return <p className="caption">{t('portal.papers.notOpened')}</p>
  return (
    <details className="document-views">
      <summary className="caption">
        {t('portal.papers.openedBy', { date: formatDay(openedAt, language) })}
      </summary>
      <ul aria-label={t('portal.papers.views', { name })}>
        {views.map((view) => (
          <li key={view.createdAt} className="caption">
            <bdi>{view.userName ?? t('dash.deletedUser')}</bdi> ·{' '}
            <time dateTime={view.createdAt}>{formatDateTime(view.createdAt, language)}</time>
          </li>
        ))}
      </ul>
    </details>
  )
}
