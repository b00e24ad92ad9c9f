import { useMemo } from 'react'
import { MalwareNews } from '#features/malware/browser/malware-news.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Message } from '../schema.ts'
import { Attachments, KindBadge } from './attachments.tsx'
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
                <KindBadge kind={message.kind} />
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
