import { useQuery, useQueryClient } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import Inbox from 'lucide-react/icons/inbox'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { ApiError } from '#browser/call-api.ts'
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
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { UserText } from '#ui/user-text.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { LoadFailed } from './load-failed.tsx'
import '#features/messages/browser/message-dialog.css'
import './consultation-page.css'

export default function MessagePage({ params }: { params: PageParams }) {
  const { t } = useTranslation()
  const id = Number(params.id)
  const { data: message, isError, error, isFetching, refetch } = useQuery(messageThreadQuery(id))
  const isUnknown = error instanceof ApiError && error.status === 404
  const list = { key: 'list', link: <Link href={href('/client/messages')}>{t('portal.letters')}</Link> }
  const title = isUnknown ? t('portal.letters.notFound') : t('portal.letters')
  return (
    <>
      <PageHead title={message?.subject ?? title} />
      <Breadcrumb links={[list]} current={<bdi className="number">#{id}</bdi>} />
      {message ? (
        <LoadedMessage key={message.id} message={message} />
      ) : (
        <div className="portal-head">
          <h1>{title}</h1>
        </div>
      )}
      {!message && !isError && <MessageSkeleton />}
      {!message && isUnknown && <UnknownMessage />}
      {!message && isError && !isUnknown && (
        <LoadFailed
          title={t('portal.letters.loadFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        />
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

const UnknownMessage = () => {
  const { t } = useTranslation()
  return (
    <div className="panel">
      <EmptyState
        title={t('portal.letters.notFound.line')}
        action={
          <Link href={href('/client/messages')} className={buttonClass()}>
            {t('portal.letters.all')}
          </Link>
        }
      >
        {t('portal.request.notFound.body')}
      </EmptyState>
    </div>
  )
}

const MessageSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="panel panel-body stack" aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('state.loading')}
      </p>
      <Skeleton shape="40" />
      <Skeleton />
      <Skeleton shape="80" />
    </div>
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
