import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import PenLine from 'lucide-react/icons/pen-line'
import { lazy, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { conversationsQuery } from '#features/messages/browser/api.ts'
import { messagesKey } from '#features/messages/browser/unread.ts'
import { usePartyName } from '#features/messages/browser/use-party-name.ts'
import type { Conversation } from '#features/messages/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { pageSizes } from '#ui/pager.tsx'
import { RelativeTime } from '#ui/relative-time.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { showToast } from '#ui/toast.ts'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { PageHead } from '../page-head.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { usePreloadOnIntent } from '../use-preload.ts'
import { useRefresh } from '../use-refresh.ts'
import { FailureReason } from './load-states.tsx'
import './consultations-page.css'
import './messages-page.css'

const loadDialog = () => import('#features/messages/portal/new-message-dialog.tsx')
const NewMessageDialog = lazy(loadDialog)

const listOptions = { filters: ['sent', 'archived'] } as const
/** Without a box in the address, the inbox is shown. */
const boxes = ['all', 'sent', 'archived'] as const

export default function MessagesPage() {
  const { t } = useTranslation()
  const list = useListQuery('box', listOptions)
  const { query } = list
  const box = list.filter
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    conversationsQuery(list.parameters),
  )
  useExistingPage(list, isPlaceholderData ? undefined : data?.total)
  const [isWriting, setWriting] = useState(false)
  const refresh = useRefresh(messagesKey)
  const columns = useColumns()
  const isShort = query.q === '' && (data?.total ?? 0) <= pageSizes[0]
  usePreloadOnIntent(loadDialog)
  const write = (
    <Button icon={<Icon icon={PenLine} size="medium" />} onClick={() => setWriting(true)}>
      {t('portal.letters.new')}
    </Button>
  )
  return (
    <>
      <PageHead title={t('portal.letters')} />
      <div className="portal-head portal-list-head">
        <h1>{t('portal.letters')}</h1>
        {write}
      </div>
      <DataTable
        caption={t('portal.letters.list')}
        columns={columns}
        list={isShort ? undefined : { query, onQueryChange: list.onQueryChange }}
        result={{
          data,
          error: data ? null : error,
          isFetching: isPlaceholderData || (isError && isFetching),
          refetch,
        }}
        rowKey={({ id }) => id}
        isUnread={({ unread }) => unread > 0}
        hasTwoLines
        search={
          isShort ? undefined : { label: t('messages.search'), placeholder: t('messages.search.placeholder') }
        }
        filters={
          <SegmentedFilter
            label={t('messages.box')}
            segments={boxes.map((value) => ({
              value,
              label: t(value === 'all' ? 'messages.inbox' : `messages.${value}`),
            }))}
            value={box}
            onValueChange={list.onFilterChange}
          />
        }
        filterLabel={query.q !== '' && <bdi>«{query.q}»</bdi>}
        empty={<EmptyState title={t('portal.letters.empty')}>{t('portal.letters.empty.text')}</EmptyState>}
        loadingLabel={t('messages.loading')}
        errorTitle={t('portal.letters.failed')}
        errorText={<FailureReason error={error} />}
      />
      {isWriting && (
        <DialogSuspense>
          <NewMessageDialog
            onSent={() =>
              refresh(() => {
                setWriting(false)
                showToast({ title: t('messages.sentToast'), description: t('portal.letters.sent.text') })
              })
            }
            onClose={() => setWriting(false)}
          />
        </DialogSuspense>
      )}
    </>
  )
}

const useColumns = (): Column<Conversation>[] => {
  const { t } = useTranslation()
  const name = usePartyName()
  const now = useNow()
  return [
    {
      id: 'subject',
      header: t('form.subject'),
      isRowHeader: true,
      cell: (conversation) => (
        <>
          <Link
            href={href('/client/messages/:id', { id: conversation.id })}
            className="cell-main portal-row-link"
          >
            <bdi>{conversation.subject}</bdi>
          </Link>
          <span className="cell-sub conversation-words">
            <bdi>{name.from(conversation)}</bdi>: <bdi>{conversation.excerpt}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'request',
      header: t('portal.column.request'),
      narrow: 'full',
      cell: ({ consultationId }) =>
        consultationId !== null && (
          <span className="caption no-wrap">{t('messages.request', { id: String(consultationId) })}</span>
        ),
    },
    {
      id: 'createdAt',
      header: t('portal.letters.latest'),
      narrow: 'full',
      cell: ({ createdAt }) => (
        <span className="caption no-wrap">
          <RelativeTime instant={createdAt} now={now} />
        </span>
      ),
    },
    {
      id: 'unread',
      header: t('table.status'),
      narrow: 'end',
      cell: ({ unread }) =>
        unread > 0 && (
          <Badge tone="blue" icon={Mail}>
            {t('messages.unreadCount', { n: unread })}
          </Badge>
        ),
    },
  ]
}
