import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { ownDocumentsQuery } from '#features/documents/browser/api.ts'
import { conversationsQuery } from '#features/messages/browser/api.ts'
import { usePartyName } from '#features/messages/browser/use-party-name.ts'
import type { Conversation } from '#features/messages/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { Documents } from './documents.tsx'
import { LoadFailed } from './load-states.tsx'

const latest = new URLSearchParams({ page: '1', pageSize: '3' })

/** The conversations of the inbox with the latest messages. */
export const RecentMessages = () => {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(conversationsQuery(latest))
  return (
    <Recent
      id="recent-messages"
      title={t('portal.letters')}
      all={{ href: href('/client/messages'), label: t('portal.letters.all') }}
      failed={t('portal.letters.failed')}
      error={data ? null : error}
      isFetching={isFetching}
      onRetry={() => refetch()}
    >
      {data?.total === 0 && (
        <EmptyState title={t('portal.letters.none')}>{t('portal.letters.empty.text')}</EmptyState>
      )}
      {data && data.total > 0 && (
        <ul aria-label={t('portal.letters')}>
          {data.rows.map((conversation) => (
            <RecentConversation key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
      {!data && <RecentSkeleton />}
    </Recent>
  )
}

const RecentConversation = ({ conversation }: { conversation: Conversation }) => {
  const from = usePartyName().from(conversation)
  const now = useNow()
  const isNew = conversation.unread > 0
  return (
    <li className={isNew ? 'recent-message recent-message-new' : 'recent-message'}>
      <Monogram name={from} id={conversation.fromUserId ?? from} />
      <div>
        <p className="recent-message-from">
          <bdi>{from}</bdi>
          {isNew && <StatusBadge status="unread" />}
        </p>
        <Link href={href('/client/messages/:id', { id: conversation.id })}>
          <bdi>{conversation.subject}</bdi>
        </Link>
        <p className="caption">
          <RelativeTime instant={conversation.createdAt} now={now} />
        </p>
      </div>
    </li>
  )
}

/** The latest documents in both directions; new ones are marked. */
export const RecentDocuments = () => {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(ownDocumentsQuery(latest))
  return (
    <Recent
      id="recent-documents"
      title={t('portal.papers.latest')}
      all={{ href: href('/client/documents'), label: t('portal.papers.more') }}
      failed={t('portal.papers.failed')}
      error={data ? null : error}
      isFetching={isFetching}
      onRetry={() => refetch()}
    >
      {data?.total === 0 && (
        <EmptyState title={t('portal.papers.empty')}>{t('portal.papers.empty.text')}</EmptyState>
      )}
      {data && data.total > 0 && (
        <Documents documents={data.rows} label={t('portal.papers.latest')} namesRequest />
      )}
      {!data && <RecentSkeleton />}
    </Recent>
  )
}

const Recent = ({
  id,
  title,
  all,
  failed,
  error,
  isFetching,
  onRetry,
  children,
}: {
  id: string
  title: string
  all: { href: string; label: string }
  failed: string
  error: Error | null
  isFetching: boolean
  onRetry: () => void
  children: ReactNode
}) => (
  <section aria-labelledby={id}>
    <div className="portal-section-head">
      <h2 id={id}>{title}</h2>
      <Link href={all.href} className="text-link">
        {all.label}
      </Link>
    </div>
    {error ? (
      <LoadFailed title={failed} error={error} isRetrying={isFetching} onRetry={onRetry} />
    ) : (
      <div className="panel">{children}</div>
    )}
  </section>
)

const RecentSkeleton = () => <Loading className="panel-body stack" label={null} shapes={['60', '80', '40']} />
