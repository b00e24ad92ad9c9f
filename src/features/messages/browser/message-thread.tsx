import Paperclip from 'lucide-react/icons/paperclip'
import { useMemo } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminDownloadPath, ownDownloadPath } from '#features/documents/browser/api.ts'
import { MalwareBadge } from '#features/malware/browser/malware-badge.tsx'
import { MalwareNews } from '#features/malware/browser/malware-news.tsx'
import { isServed } from '#features/malware/schema.ts'
import { formatDateTime, formatFileSize } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Message } from '../schema.ts'
import { usePartyName } from './use-party-name.ts'

/** The conversation, oldest first; the opened message is highlighted. */
export const MessageThread = ({ thread, openId }: { thread: readonly Message[]; openId?: number }) => {
  const { t, language } = useTranslation()
  const name = usePartyName()
  const attached = useMemo(() => thread.flatMap(({ attachments }) => attachments), [thread])
  return (
    <>
      <MalwareNews files={attached} />
      <ol className="thread">
        {thread.map((message) => (
          <li key={message.id} aria-current={message.id === openId ? 'true' : undefined}>
            <Monogram
              name={message.fromUserName ?? ''}
              id={message.fromUserId ?? message.fromUserName ?? ''}
              size="small"
            />
            <div className="thread-text">
              <p className="thread-head">
                <b>
                  <bdi>{name.from(message)}</bdi>
                </b>
                <time className="caption" dateTime={message.createdAt}>
                  {formatDateTime(message.createdAt, language)}
                </time>
                {thread.length > 1 && message.id === openId && (
                  <span className="tag">{t('messages.thisOne')}</span>
                )}
              </p>
              <UserParagraph className="thread-content">{message.content}</UserParagraph>
              <Attachments message={message} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

const Attachments = ({ message: { attachments } }: { message: Message }) => {
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
