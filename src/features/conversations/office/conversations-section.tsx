import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Conversation } from '../schema.ts'
import { conversationsQuery } from './api.ts'
import { type Contacted, ContactLinks } from './contact-links.tsx'
import './conversations.css'

/** The dialogs that the section can open. */
export type ConversationTask = { kind: 'record' } | { kind: 'remove'; conversation: Conversation }

const firstEntries = 5
const furtherEntries = 50
const maxEntries = 500

/** The recorded conversations of a request, and links to reach the client. */
export const ConversationsSection = ({
  consultationId,
  contacted,
  onTask,
}: {
  consultationId: number
  contacted: Contacted
  onTask: (task: ConversationTask) => void
}) => {
  const { t } = useTranslation()
  const [pageSize, setPageSize] = useState(firstEntries)
  const { data, isError, isPlaceholderData } = useQuery(conversationsQuery(consultationId, pageSize))
  const rows = data?.rows ?? []
  const hasMore = data !== undefined && rows.length < Math.min(data.total, maxEntries)
  return (
    <div className="consultation-access">
      <h3 className="record-heading">{t('conversations.heading')}</h3>
      {!data && <p className="muted">{t(isError ? 'conversations.loadFailed' : 'state.loading')}</p>}
      {data?.total === 0 && <p className="muted">{t('conversations.none')}</p>}
      {data !== undefined && data.total > 0 && (
        <p className="caption">{t('conversations.shown', { n: data.total })}</p>
      )}
      {rows.length > 0 && (
        <ol className="conversations">
          {rows.map((conversation) => (
            <ConversationEntry
              key={conversation.id}
              conversation={conversation}
              onRemove={() => onTask({ kind: 'remove', conversation })}
            />
          ))}
        </ol>
      )}
      {hasMore && (
        <Button
          variant="quiet"
          size="table"
          isPending={isPlaceholderData}
          pendingLabel={t('state.loading')}
          onClick={() => setPageSize(Math.min(pageSize + furtherEntries, maxEntries))}
        >
          {t('conversations.more')}
        </Button>
      )}
      <div className="cluster">
        <ContactLinks {...contacted} />
        <Button variant="outline" size="table" onClick={() => onTask({ kind: 'record' })}>
          {t('conversations.record')}
        </Button>
      </div>
    </div>
  )
}

const ConversationEntry = ({
  conversation: { channel, direction, at, text, mark, recordedBy },
  onRemove,
}: {
  conversation: Conversation
  onRemove: () => void
}) => {
  const { t, language } = useTranslation()
  const date = formatDateTime(at, language)
  const name = recordedBy ?? t('dash.deletedUser')
  return (
    <li className={`conversation-${direction}`}>
      <div className="conversation-head">
        <p className="caption">
          <b>{t(`conversations.direction.${direction}`)}</b>
          {' · '}
          {t(`conversations.channel.${channel}`)}
          {' · '}
          <time dateTime={at}>{date}</time>
          {' · '}
          {mark && `${t(`conversations.mark.${mark}`)} · `}
          <bdi>{t('conversations.recordedBy', { name })}</bdi>
        </p>
        <Button
          variant="quiet"
          size="table"
          aria-label={t('conversations.removeNamed', { date })}
          onClick={onRemove}
        >
          {t('conversations.remove')}
        </Button>
      </div>
      <UserParagraph className="user-lines conversation-text">{text}</UserParagraph>
    </li>
  )
}
