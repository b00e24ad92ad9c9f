import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { HistorySentence } from '#features/consultations/office/history-sentence.tsx'
import type { Consultation } from '#features/consultations/schema.ts'
import { requestedTitle } from '#features/documents/browser/document-format.ts'
import { Attachments, DocumentLink, KindBadge } from '#features/messages/browser/attachments.tsx'
import { staffQuery } from '#features/users/browser/api.ts'
import { formatDay, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import type { EntryOf, ThreadEntry, ThreadKind } from '../schema.ts'
import { entryId } from '../thread-rows.ts'
import { endMention, threadsKey } from './api.ts'
import { AuthorName, Entry } from './entry.tsx'

/** One entry of the thread of a request. */
export const ThreadItem = ({
  entry,
  consultation,
  isFolded,
}: {
  entry: ThreadEntry
  consultation: Consultation
  isFolded: boolean
}) => {
  const frame = { id: entryId(entry), at: entry.at, isFolded }
  if (entry.kind === 'message') return <MessageItem {...{ entry, consultation, frame }} />
  if (entry.kind === 'note') return <NoteItem {...{ entry, frame }} />
  if (entry.kind === 'conversation') return <ConversationItem {...{ entry, consultation, frame }} />
  if (entry.kind === 'document') return <DocumentItem {...{ entry, frame }} />
  if (entry.kind === 'documentRequest') return <DocumentRequestItem {...{ entry, frame }} />
  if (entry.kind === 'answers') return <AnswersItem {...{ entry, frame }} />
  return <ChangeItem {...{ entry, frame }} />
}

type Props<Kind extends ThreadKind> = {
  entry: EntryOf<Kind>
  frame: { id: string; at: string; isFolded: boolean }
}

const MessageItem = ({
  entry: { message },
  consultation,
  frame,
}: Props<'message'> & { consultation: Consultation }) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const { fromUserId, fromUserName, toUserId, isToFirm } = message
  const isFromClient = fromUserId !== null && fromUserId === consultation.userId
  const isInternal = !isFromClient && !isToFirm && toUserId !== consultation.userId
  return (
    <Entry
      {...frame}
      author={fromUserName}
      className={isFromClient ? 'thread-theirs' : isInternal ? 'thread-note' : 'thread-ours'}
      from={<AuthorName isReader={fromUserId !== null && fromUserId === me?.id}>{fromUserName}</AuthorName>}
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

const NoteItem = ({ entry: { note }, frame }: Props<'note'>) => {
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
    <Entry
      {...frame}
      author={note.authorName}
      className="thread-note"
      from={<AuthorName>{note.authorName}</AuthorName>}
      tag={t('thread.note')}
      tagIcon={Lock}
    >
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

const ConversationItem = ({
  entry: { conversation },
  consultation: { firstName, lastName },
  frame,
}: Props<'conversation'> & { consultation: Consultation }) => {
  const { t } = useTranslation()
  const { channel, direction, text, mark } = conversation
  return (
    <Entry
      {...frame}
      author={direction === 'in' ? `${firstName} ${lastName}` : undefined}
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

const DocumentItem = ({ entry, frame }: Props<'document'>) => {
  const { t } = useTranslation()
  const { isFromClient, uploadedByName } = entry
  return (
    <Entry
      {...frame}
      author={uploadedByName}
      className={isFromClient ? 'thread-theirs' : 'thread-ours'}
      from={<AuthorName>{uploadedByName}</AuthorName>}
      tag={t(isFromClient ? 'thread.document.received' : 'thread.document.shared')}
    >
      <DocumentLink document={entry} />
    </Entry>
  )
}

const DocumentRequestItem = ({ entry, frame }: Props<'documentRequest'>) => {
  const { t, language } = useTranslation()
  const { dueDate, state, requestedByName, paper } = entry
  return (
    <Entry
      {...frame}
      author={paper?.isFromAnswers ? undefined : requestedByName}
      className="thread-ours"
      from={
        paper?.isFromAnswers ? (
          <b>{t('documents.fromAnswers')}</b>
        ) : (
          <AuthorName>{requestedByName}</AuthorName>
        )
      }
      tag={t('thread.documentRequest')}
    >
      <p>
        <bdi>{requestedTitle(entry, language)}</bdi>
      </p>
      <p className="caption">
        {t(`documents.state.${state}`)} · {t('documents.due')} {formatLongDate(dueDate, language)}
      </p>
    </Entry>
  )
}

const AnswersItem = ({ entry: { at, version, isByOffice, recordedByName }, frame }: Props<'answers'>) => {
  const { t, language } = useTranslation()
  return (
    <Entry
      {...frame}
      className={isByOffice ? 'thread-ours' : 'thread-theirs'}
      from={<b>{t('thread.answers', { day: formatDay(at, language), n: version })}</b>}
      tag={isByOffice ? t('thread.answers.byOffice') : undefined}
    >
      {recordedByName !== null && (
        <p className="caption">
          <bdi>{recordedByName}</bdi>
        </p>
      )}
    </Entry>
  )
}

const ChangeItem = ({ entry: { change }, frame }: Props<'change'>) => {
  const { data: staff = [] } = useQuery(staffQuery())
  return (
    <Entry {...frame} className="thread-change" from={<HistorySentence entry={change} staff={staff} />}>
      {change.message !== null && <UserParagraph className="user-lines">{change.message}</UserParagraph>}
    </Entry>
  )
}
