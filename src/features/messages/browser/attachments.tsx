import Paperclip from 'lucide-react/icons/paperclip'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminDownloadPath, ownDownloadPath } from '#features/documents/browser/api.ts'
import { MalwareBadge } from '#features/malware/browser/malware-badge.tsx'
import { isServed } from '#features/malware/schema.ts'
import { formatFileSize } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Message } from '../schema.ts'

/** The attached documents of a message, as downloads. */
export const Attachments = ({ message: { attachments } }: { message: Pick<Message, 'attachments'> }) => {
  const { t, language } = useTranslation()
  const { data: reader } = useCurrentUser()
  if (attachments.length === 0) return null
  const pathOf = reader?.role === 'client' ? ownDownloadPath : adminDownloadPath
  return (
    <ul className="attachments" aria-label={t('messages.attachments')}>
      {attachments.map(({ id, name, size, malwareCheck }) => {
        const label = (
          <>
            <Icon icon={Paperclip} size="medium" />
            <bdi>{name}</bdi>
            <span className="subtle">{formatFileSize(size, language)}</span>
          </>
        )
        return (
          <li key={id}>
            {isServed(malwareCheck) ? (
              <a href={pathOf(id)} download className="attachment">
                {label}
              </a>
            ) : (
              <span className="attachment attachment-held">
                {label}
                <MalwareBadge check={malwareCheck} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
