import { useQuery } from '@tanstack/react-query'
import PenLine from 'lucide-react/icons/pen-line'
import X from 'lucide-react/icons/x'
import { lazy, useEffect } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { adminMessagesQuery, correspondentQuery, messageThreadQuery } from '#features/messages/browser/api.ts'
import { messagesKey } from '#features/messages/browser/unread.ts'
import { useMove } from '#features/messages/browser/use-move.ts'
import { boxFilters, MessageTable } from '#features/messages/office/message-table.tsx'
import type { Message } from '#features/messages/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useExistingPage, useListQuery } from '../../use-list-query.ts'
import { usePreloadOnIntent } from '../../use-preload.ts'
import { useRefresh } from '../../use-refresh.ts'
import { useOpenRecord } from '../use-open-record.ts'

const loadDialog = () => import('#features/messages/office/message-dialog.tsx')
const MessageDialog = lazy(loadDialog)

const listOptions = {
  filters: boxFilters,
  standard: 'inbox',
  sort: { by: 'createdAt', direction: 'descending' },
  extras: ['userId'],
} as const

export const InternalMessages = ({ onCompose }: { onCompose: () => void }) => {
  const { t } = useTranslation()
  const list = useListQuery('box', listOptions)
  const result = useQuery(adminMessagesQuery(list.parameters))
  const { openId, open, close } = useOpenRecord()
  const refresh = useRefresh(messagesKey)
  useExistingPage(list, result.data?.total)
  usePreloadOnIntent(loadDialog)
  const moved = (andThen: () => void) =>
    refresh(() => {
      close()
      andThen()
    })
  const moving = useMove(moved)
  return (
    <>
      <MessageTable
        list={list}
        result={result}
        onOpen={({ id }) => open(id)}
        onMove={(message, to) => moving.mutate({ messages: [message], to })}
        movingId={moving.isPending ? moving.variables.messages[0].id : undefined}
        person={
          list.extras.userId && (
            <OnlyWith
              userId={Number(list.extras.userId)}
              onClear={() => list.onExtrasChange({ userId: '' })}
            />
          )
        }
        emptyAction={
          <Button variant="outline" icon={<Icon icon={PenLine} size="medium" />} onClick={onCompose}>
            {t('messages.new')}
          </Button>
        }
      />
      {openId !== undefined && (
        <DialogSuspense>
          <ReadOnOpening key={openId} id={openId} rows={result.data?.rows} onGone={close} />
          <MessageDialog
            id={openId}
            row={result.data?.rows.find(({ id }) => id === openId)}
            links={({ consultationId }) =>
              consultationId !== null && (
                <Link
                  href={href('/dashboard/consultations/:id', { id: consultationId })}
                  className="text-link"
                >
                  {t('messages.request', { id: String(consultationId) })}
                </Link>
              )
            }
            onMoved={moved}
            onReplied={() =>
              refresh(() => {
                close()
                showToast({ title: t('messages.sentToast'), description: t('messages.repliedText') })
              })
            }
            onClose={close}
          />
        </DialogSuspense>
      )}
    </>
  )
}

/** Fetching a message marks it read on the server, so the list and the counts are refetched. */
const ReadOnOpening = ({
  id,
  rows,
  onGone,
}: {
  id: number
  rows: readonly Message[] | undefined
  onGone: () => void
}) => {
  const { t } = useTranslation()
  const refresh = useRefresh(messagesKey)
  const { data: opened, error } = useQuery(messageThreadQuery(id))
  const row = rows?.find((each) => each.id === id)
  const mayBeOld = opened?.status === 'read' && row?.status !== 'read'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message, when it has loaded
  useEffect(() => {
    if (mayBeOld) void refresh(() => undefined)
  }, [opened?.id])
  const isMissing = isGone(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the message turns out to be restricted or missing
  useEffect(() => {
    if (!isMissing) return
    onGone()
    void refresh(() => undefined)
    showToast({ title: t('messages.gone'), description: t('messages.goneText'), variant: 'destructive' })
  }, [isMissing])
  return null
}

/** Shown while the list is filtered by one person: shows their name, and clears the filter. */
const OnlyWith = ({ userId, onClear }: { userId: number; onClear: () => void }) => {
  const { t } = useTranslation()
  const { data: person } = useQuery(correspondentQuery(userId))
  const name = person ? `${person.firstName} ${person.lastName}` : `#${userId}`
  return (
    <span className="message-person">
      <bdi>{name}</bdi>
      <IconButton icon={X} size="table" label={t('messages.showAllPeople')} onClick={onClear} />
    </span>
  )
}
