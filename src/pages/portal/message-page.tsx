import { useQuery, useQueryClient } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import Inbox from 'lucide-react/icons/inbox'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { messageThreadQuery } from '#features/messages/browser/api.ts'
import { MessageThread } from '#features/messages/browser/message-thread.tsx'
import { messagesKey } from '#features/messages/browser/unread.ts'
import { useMove } from '#features/messages/browser/use-move.ts'
import { usePartyName } from '#features/messages/browser/use-party-name.ts'
import { Reply } from '#features/messages/portal/reply.tsx'
import { useMarkRead } from '#features/messages/portal/use-mark-read.ts'
import type { Message, MessageThread as Thread } from '#features/messages/schema.ts'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { UserText } from '#ui/user-text.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { RecordStates } from './load-states.tsx'
import '#features/messages/browser/message-dialog.css'
import './consultation-page.css'

export default function MessagePage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const query = useQuery(messageThreadQuery(id))
  const message = query.data
  const list = { key: 'list', link: <Link href={href('/client/messages')}>{t('portal.letters')}</Link> }
  const title = t(isGone(query.error) ? 'portal.letters.notFound' : 'portal.letters')
  return (
    <>
      <PageHead title={message?.subject ?? title} />
      <Breadcrumb links={[list]} current={<bdi className="number">#{id}</bdi>} />
      {message ? (
        <LoadedMessage key={message.id} message={message} />
      ) : (
        <>
          <div className="portal-head">
            <h1>{title}</h1>
          </div>
          <RecordStates
            query={query}
            texts={{
              unknown: 'portal.letters.notFound.line',
              failed: 'portal.letters.loadFailed',
              list: 'portal.letters.all',
            }}
            list={href('/client/messages')}
          />
        </>
      )}
    </>
  )
}

const LoadedMessage = ({ message }: { message: Thread }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: me } = useCurrentUser()
  const name = usePartyName()
  const [isDirty, setDirty] = useState(false)
  const { question } = useLeaveGuard(isDirty)
  useMarkRead(message.thread, clientSummaryQuery().queryKey)
  // Fetching the message marked it read.
  useMarkedOnArrival(message)
  const refresh = () => queryClient.invalidateQueries({ queryKey: messagesKey })
  const moving = useMove(async (andThen) => {
    await refresh()
    andThen()
  })
  // The conversation is moved as a whole, since the list shows it as one entry.
  const received = message.thread.filter(({ toUserId }) => toUserId === me?.id)
  const isArchived = received.every(({ status }) => status === 'archived')
  const [first, ...others] = received.filter(({ status }) => (status === 'archived') === isArchived)
  const heading = useRef<HTMLHeadingElement>(null)
  // The clicked button is gone.
  useEffect(() => {
    if (moving.isSuccess) heading.current?.focus()
  }, [moving.isSuccess])
  // A reply refers to the last message of the other side or, if there is none, to the message itself.
  const last = message.thread.findLast(({ fromUserId }) => fromUserId !== me?.id) ?? message
  const other = last.fromUserId === me?.id ? (last.isToFirm ? undefined : name.to(last)) : name.from(last)
  return (
    <>
      <div className="portal-head consultation-head">
        <h1 ref={heading} tabIndex={-1}>
          <UserText>{message.subject}</UserText>
        </h1>
        {first && isArchived && <StatusBadge status="archived" />}
      </div>
      <div className="message-tools">
        {message.consultationId !== null && (
          <Link
            href={href('/client/consultations/:id', { id: message.consultationId })}
            className="text-link"
          >
            {t('messages.request', { id: String(message.consultationId) })}
          </Link>
        )}
        {first && (
          <Button
            variant="quiet"
            size="table"
            className="needs-scripts"
            icon={<Icon icon={isArchived ? Inbox : Archive} size="medium" />}
            isPending={moving.isPending}
            onClick={() =>
              moving.mutate({ messages: [first, ...others], to: isArchived ? 'read' : 'archived' })
            }
          >
            {t(isArchived ? 'messages.unarchive' : 'portal.letters.archive')}
          </Button>
        )}
      </div>
      <section className="panel" aria-label={t('portal.letters')}>
        <MessageThread thread={message.thread} openId={message.id} />
        <Reply
          draft={`reply-${message.thread[0]?.id ?? message.id}`}
          label={other ? t('portal.letters.writeTo', { name: other }) : t('portal.letters.writeToFirm')}
          address={{
            subject: message.subject,
            parentMessageId: last.id,
            ...(message.consultationId !== null && { consultationId: message.consultationId }),
          }}
          onSent={refresh}
          onDirty={setDirty}
        />
      </section>
      {question}
    </>
  )
}

/** Refetches the lists and the count next to «Messages», which still show it as unread. */
const useMarkedOnArrival = ({ id }: Message) => {
  const queryClient = useQueryClient()
  const countKey = clientSummaryQuery().queryKey
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: countKey })
    void queryClient.invalidateQueries({ queryKey: messagesKey, refetchType: 'none' })
  }, [id])
}
