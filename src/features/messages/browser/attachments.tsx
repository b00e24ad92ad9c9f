import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminDownloadPath, ownDownloadPath } from '#features/documents/browser/api.ts'
import { MalwareBadge } from '#features/malware/browser/malware-badge.tsx'
import { isServed } from '#features/malware/values.ts'
import { formatFileSize } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Message } from '../schema.ts'
import './message-dialog.css'

type Attachment = Pick<Message['attachments'][number], 'id' | 'name' | 'size' | 'malwareCheck'>

/** The attached documents of a message, as downloads. */
export const Attachments = ({ message: { attachments } }: { message: Pick<Message, 'attachments'> }) => {
  const { t } = useTranslation()
  if (attachments.length === 0) return null
  return (
    <ul className="attachments" aria-label={t('messages.attachments')}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <DocumentLink document={attachment} />
        </li>
      ))}
    </ul>
  )
}

/** A document as a download, or the reason why it cannot be opened. */
export const DocumentLink = ({ document: { id, name, size, malwareCheck } }: { document: Attachment }) => {
  const { language } = useTranslation()
  const { data: reader } = useCurrentUser()
  const pathOf = reader?.role === 'client' ? ownDownloadPath : adminDownloadPath
  const label = (
    <>
      <Icon icon={Paperclip} size="medium" />
      <FileName>{name}</FileName>
      <span className="subtle">{formatFileSize(size, language)}</span>
    </>
  )
  return isServed(malwareCheck) ? (
    <a href={pathOf(id)} download className="attachment">
      {label}
    </a>
  ) : (
    <span className="attachment attachment-held">
      {label}
      <MalwareBadge check={malwareCheck} />
    </span>
  )
}

/** Marks a message that ends a mandate. */
export const KindBadge = ({ kind }: Pick<Message, 'kind'>) => {
  const { t } = useTranslation()
  return (
    kind && (
      <Badge tone="red" icon={X}>
        {t(`messages.kind.${kind}`)}
      </Badge>
    )
  )
}
