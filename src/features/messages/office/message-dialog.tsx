import { useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import Inbox from 'lucide-react/icons/inbox'
import Reply from 'lucide-react/icons/reply'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage, failureSentence } from '#ui/explain-failure.ts'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { correspondentQuery, messageThreadQuery } from '../browser/api.ts'
import { MessageThread } from '../browser/message-thread.tsx'
import { useMove } from '../browser/use-move.ts'
import { usePartyName } from '../browser/use-party-name.ts'
import { isRecipient } from '../rules.ts'
import type { Message, MessageThread as Thread } from '../schema.ts'
import { CorrespondentStanding } from './correspondent-standing.tsx'
import { MessageReply } from './message-reply.tsx'
import { messageTableId } from './message-table.tsx'
import '../browser/message-dialog.css'

type MessageDialogProps = {
  id: number
  /** The row of the list, until the message itself has loaded. */
  row: Message | undefined
  links?: (message: Message) => ReactNode
  /** Closes the dialog once the list is refreshed, then continues; the change is pending until then. */
  onMoved: (andThen: () => void) => Promise<void>
  /** Resolves once the list is refreshed and the dialog is closed. */
  onReplied: (message: Message) => Promise<void>
  onClose: () => void
}

/** One message with its conversation, with buttons to reply and archive. */
const MessageDialog = (props: MessageDialogProps) => {
  const { t } = useTranslation()
  const { id, row, links, onClose } = props
  const { data: thread, error, isFetching, refetch } = useQuery(messageThreadQuery(id))
  const [isReplying, setReplying] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const moving = useMove(props.onMoved)
  const { data: me } = useCurrentUser()
  const message = thread ?? row
  const isArchived = message?.status === 'archived'
  const answerTo = useAnswerTo(message)
  const isBusy = moving.isPending
  const actions = (close: () => void) => (
    <>
      {message && me && isRecipient(me, message) && (
        <Button
          variant="outline"
          className="message-archive"
          icon={<Icon icon={isArchived ? Inbox : Archive} size="medium" />}
          isPending={isBusy}
          onClick={() => moving.mutate({ messages: [message], to: isArchived ? 'read' : 'archived' })}
        >
          {t(isArchived ? 'messages.unarchive' : 'action.archive')}
        </Button>
      )}
      <Button variant="outline" disabled={isBusy} onClick={close}>
        {t('form.close')}
      </Button>
      {answerTo !== null && (
        <Button
          icon={<Icon icon={Reply} size="medium" flips />}
          disabled={!thread || isBusy}
          onClick={() => setReplying(true)}
        >
          {t('action.reply')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={<bdi>{message?.subject || t('messages.message')}</bdi>}
      headExtra={message && <StatusBadge status={message.status} />}
      size={760}
      isDirty={isDirty}
      bodyClassName="message-body"
      fallbackFocus={() => document.getElementById(messageTableId)}
      onClose={onClose}
      foot={isReplying ? undefined : actions}
    >
      {(close) => (
        <>
          {message && <Facts message={message} answerTo={answerTo} links={links?.(message)} />}
          {moving.error && (
            <p className="field-error" role="alert">
              {failureSentence(moving.error, t)}
            </p>
          )}
          {thread && <MessageThread thread={thread.thread} openId={id} />}
          {!thread && !error && <Loading className="stack message-loading" shapes={['40', '100', '80']} />}
          {error && (
            <ErrorState title={t('messages.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
              {failureMessage(error, t)}
            </ErrorState>
          )}
          {thread && isReplying && answerTo !== null && (
            <MessageReply
              message={thread}
              answerTo={answerTo}
              onDirty={setDirty}
              onSent={(sent) => {
                setDirty(false)
                return props.onReplied(sent)
              }}
              onCancel={isDirty ? close : () => setReplying(false)}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

const Facts = ({
  message,
  answerTo,
  links,
}: {
  message: Message
  answerTo: number | null
  links: ReactNode
}) => {
  const { t, language } = useTranslation()
  const { data: other } = useQuery({ ...correspondentQuery(answerTo ?? 0), enabled: answerTo !== null })
  const name = usePartyName()
  return (
    <dl className="details message-facts">
      <Fact label={t('table.from')} className="strong">
        <bdi>{name.from(message)}</bdi>
      </Fact>
      <Fact label={t('table.to')}>
        <bdi>{name.to(message)}</bdi>
      </Fact>
      <Fact label={t('table.date')}>
        <time dateTime={message.createdAt}>{formatDateTime(message.createdAt, language)}</time>
      </Fact>
      {other && (
        <Fact label={t('correspondent.account')}>
          <CorrespondentStanding person={other} />
          {other.role === 'client' && (
            <>
              {' '}
              ·{' '}
              <Link
                className="text-link"
                href={href('/dashboard/consultations/people/:id', { id: other.id })}
              >
                {t('documents.links.person')}
              </Link>
            </>
          )}
        </Fact>
      )}
      {links && <Fact label={t('messages.about')}>{links}</Fact>}
    </dl>
  )
}

/** The id of the other person in the conversation; null if no reply is possible. */
const useAnswerTo = (message: Message | Thread | undefined): number | null => {
  const { data: me } = useCurrentUser()
  if (!message) return null
  return message.fromUserId === me?.id ? message.toUserId : message.fromUserId
}

export default MessageDialog
