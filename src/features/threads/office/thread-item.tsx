import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { HistorySentence } from '#features/consultations/office/history-sentence.tsx'
import type { Consultation } from '#features/consultations/schema.ts'
import { Attachments, DocumentLink, KindBadge } from '#features/messages/browser/attachments.tsx'
import { usePartyName } from '#features/messages/browser/use-party-name.ts'
import { staffQuery } from '#features/users/browser/api.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import type { EntryOf, ThreadEntry } from '../schema.ts'
import { endMention, threadsKey } from './api.ts'

/** One entry of the thread of a request. */
export const ThreadItem = ({ entry, consultation }: { entry: ThreadEntry; consultation: Consultation }) => {
  if (entry.kind === 'message') return <MessageItem entry={entry} consultation={consultation} />
  if (entry.kind === 'note') return <NoteItem entry={entry} />
  if (entry.kind === 'conversation') return <ConversationItem entry={entry} />
  if (entry.kind === 'document') return <DocumentItem entry={entry} />
  if (entry.kind === 'documentRequest') return <DocumentRequestItem entry={entry} />
  return <ChangeItem entry={entry} />
}

const Entry = ({
  at,
  from,
  tag,
  className,
  children,
}: {
  at: string
  /** The author, or a sentence about what happened. */
  from: ReactNode
  tag?: string
  className?: string | undefined
  children?: ReactNode
}) => {
  const { language } = useTranslation()
  return (
    <li className={classNames('thread-entry', className)}>
      <p className="thread-entry-head">
        <span>{from}</span>
        {tag && <span className="tag">{tag}</span>}
        <time className="caption" dateTime={at}>
          {formatDateTime(at, language)}
        </time>
      </p>
      {children}
    </li>
  )
}

const Name = ({ children }: { children: string | null }) => {
  const { t } = useTranslation()
  return <b>{children === null ? t('dash.deletedUser') : <bdi>{children}</bdi>}</b>
}

const MessageItem = ({
  entry: { at, message },
  consultation,
}: {
  entry: EntryOf<'message'>
  consultation: Consultation
}) => {
  const { t } = useTranslation()
  const name = usePartyName()
  const isFromClient = message.fromUserId !== null && message.fromUserId === consultation.userId
  const isInternal = !isFromClient && !message.isToFirm && message.toUserId !== consultation.userId
  return (
    <Entry
      at={at}
      className={isFromClient ? 'thread-theirs' : isInternal ? 'thread-note' : 'thread-ours'}
      from={<Name>{name.from(message)}</Name>}
      tag={t(
        isFromClient ? 'thread.message' : isInternal ? 'thread.message.internal' : 'thread.message.ours',
      )}
    >
      <KindBadge kind={message.kind} />
      <UserParagraph className="user-lines">{message.content}</UserParagraph>
      <Attachments message={message} />
    </Entry>
  )
}

const NoteItem = ({ entry: { at, note } }: { entry: EntryOf<'note'> }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: me } = useCurrentUser()
  const ending = useMutation({
    mutationFn: () => endMention(note.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: threadsKey }),
    onError: (error) => showFailure(t('thread.done.failed'), error, t),
  })
  const own = note.mentions.find(({ id }) => id === me?.id)
  return (
    <Entry at={at} className="thread-note" from={<Name>{note.authorName}</Name>} tag={t('thread.note')}>
      <UserParagraph className="user-lines">{note.text}</UserParagraph>
      {note.mentions.length > 0 && (
        <p className="caption thread-named">
          {t('thread.named')}
          {note.mentions.map(({ id, name, isDone }) => (
            <span key={id}>
              <bdi>{name}</bdi>
              {isDone && <> · {t('thread.named.done')}</>}
            </span>
          ))}
        </p>
      )}
      {own && !own.isDone && (
        <Button
          variant="outline"
          size="table"
          icon={<Icon icon={Check} size="medium" />}
          isPending={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {t('thread.done')}
        </Button>
      )}
    </Entry>
  )
}

const ConversationItem = ({ entry: { at, conversation } }: { entry: EntryOf<'conversation'> }) => {
  const { t } = useTranslation()
  const { channel, direction, text, mark } = conversation
  return (
    <Entry
      at={at}
      className={direction === 'in' ? 'thread-theirs' : 'thread-ours'}
      from={<b>{t(`conversations.direction.${direction}`)}</b>}
      tag={[t(`conversations.channel.${channel}`), mark && t(`conversations.mark.${mark}`)]
        .filter(Boolean)
        .join(' · ')}
    >
      <UserParagraph className="user-lines">{text}</UserParagraph>
    </Entry>
  )
}

const DocumentItem = ({ entry }: { entry: EntryOf<'document'> }) => {
  const { t } = useTranslation()
  const { at, isFromClient, uploadedByName } = entry
  return (
    <Entry
      at={at}
      className={isFromClient ? 'thread-theirs' : 'thread-ours'}
      from={<Name>{uploadedByName}</Name>}
      tag={t(isFromClient ? 'thread.document.received' : 'thread.document.shared')}
    >
      <DocumentLink document={entry} />
    </Entry>
  )
}

const DocumentRequestItem = ({ entry }: { entry: EntryOf<'documentRequest'> }) => {
  const { t, language } = useTranslation()
  const { at, title, dueDate, state, requestedByName } = entry
  return (
    <Entry
      at={at}
      className="thread-ours"
      from={<Name>{requestedByName}</Name>}
      tag={t('thread.documentRequest')}
    >
      <p>
        <bdi>{title}</bdi>
      </p>
      <p className="caption">
        {t(`documents.state.${state}`)} · {t('documents.due')} {formatLongDate(dueDate, language)}
      </p>
    </Entry>
  )
}

const ChangeItem = ({ entry: { at, change } }: { entry: EntryOf<'change'> }) => {
  const { data: staff = [] } = useQuery(staffQuery())
  return (
    <Entry at={at} className="thread-change" from={<HistorySentence entry={change} staff={staff} />}>
      {change.message !== null && <UserParagraph className="user-lines">{change.message}</UserParagraph>}
    </Entry>
  )
}
