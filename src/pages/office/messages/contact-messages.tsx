import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { href } from '#access/href.ts'
import type { ContactMessage } from '#features/contact-messages/admin-schema.ts'
import {
  contactMessageQuery,
  contactMessagesQuery,
  deleteContactMessage,
  markContactMessageRead,
} from '#features/contact-messages/office/api.ts'
import {
  ContactTable,
  contactTableId,
  unreadFilters,
} from '#features/contact-messages/office/contact-table.tsx'
import { contactMessagesKey } from '#features/contact-messages/office/unread.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import RecordDialog from '../../record-dialog.tsx'
import { useGuardedNavigate } from '../../use-leave-guard.ts'
import { useExistingPage, useListQuery } from '../../use-list-query.ts'
import { usePreloadOnIntent } from '../../use-preload.ts'
import { useRefresh } from '../../use-refresh.ts'
import { useOpenRecord } from '../use-open-record.ts'

const loadDialogs = () =>
  Promise.all([
    import('#features/contact-messages/office/contact-dialog.tsx'),
    import('#features/contact-messages/office/conversion-dialog.tsx'),
  ])
const ContactDialog = lazy(async () => (await loadDialogs())[0])
const ConversionDialog = lazy(async () => (await loadDialogs())[1])

const listOptions = {
  filters: unreadFilters,
  sort: { by: 'createdAt', direction: 'descending' },
  preserved: ['tab'],
} as const

/** Messages from the contact form. */
export const ContactMessages = () => {
  const { t } = useTranslation()
  const navigate = useGuardedNavigate()
  const list = useListQuery('unread', listOptions)
  const result = useQuery(contactMessagesQuery(list.parameters))
  const { openId, open, close } = useOpenRecord()
  const [task, setTask] = useState<{ kind: 'delete' | 'convert'; message: ContactMessage }>()
  const refresh = useRefresh(contactMessagesKey)
  useExistingPage(list, result.data?.total)
  usePreloadOnIntent(loadDialogs)
  const finish = () => {
    setTask(undefined)
    close()
  }
  return (
    <>
      <ContactTable
        list={list}
        result={result}
        onOpen={({ id }) => open(id)}
        onDelete={(message) => setTask({ kind: 'delete', message })}
      />
      {openId !== undefined && (
        <OpenMessage
          key={openId}
          id={openId}
          row={result.data?.rows.find(({ id }) => id === openId)}
          onClose={close}
        >
          {(message) => (
            <ContactDialog
              message={message}
              onConvert={() => setTask({ kind: 'convert', message })}
              onDelete={() => setTask({ kind: 'delete', message })}
              onReplied={() =>
                refresh(() => {
                  finish()
                  showToast({
                    title: t('messages.sentToast'),
                    description: t('contactMessages.repliedText', { email: message.email }),
                  })
                })
              }
              onClose={close}
            />
          )}
        </OpenMessage>
      )}
      {task?.kind === 'convert' && (
        <DialogSuspense>
          <ConversionDialog
            message={task.message}
            onClose={() => setTask(undefined)}
            onConverted={({ id }) =>
              refresh(() => {
                finish()
                showToast({
                  title: t('contactMessages.converted'),
                  description: t('contactMessages.convertedText', { reference: `#${id}` }),
                  action: {
                    label: t('contactMessages.converted.open'),
                    onAction: () => navigate(href('/dashboard/consultations/:id', { id })),
                  },
                })
              })
            }
          />
        </DialogSuspense>
      )}
      {task?.kind === 'delete' && (
        <RecordDialog
          name={task.message.subject}
          act={() => deleteContactMessage(task.message.id)}
          failed="messages.deleteError"
          fallbackId={contactTableId}
          onClose={() => setTask(undefined)}
          onDone={() =>
            refresh(() => {
              finish()
              showToast({
                title: t('toast.message.deleted'),
                description: t('contactMessages.deletedText', { name: task.message.name }),
              })
            })
          }
        >
          <p>{t('confirm.message')}</p>
        </RecordDialog>
      )}
    </>
  )
}

/**
 * Opens immediately with the row of the list, or, from a link, once the message has loaded. Opening it marks
 * it read.
 */
const OpenMessage = ({
  id,
  row,
  onClose,
  children,
}: {
  id: number
  row: ContactMessage | undefined
  onClose: () => void
  children: (message: ContactMessage) => ReactNode
}) => {
  const { t } = useTranslation()
  const refresh = useRefresh(contactMessagesKey)
  const { data: found, error } = useQuery({ ...contactMessageQuery(id), enabled: row === undefined })
  const message = row ?? found
  const { mutate: markRead } = useMutation({
    mutationFn: () => markContactMessageRead(id),
    onSuccess: () => refresh(() => undefined),
    onError: (failure) =>
      showToast({
        title: t('messages.updateError'),
        description: failureMessage(failure, t),
        variant: 'destructive',
      }),
  })
  const isUnread = message?.isRead === false
  useEffect(() => {
    if (isUnread) markRead()
  }, [isUnread, markRead])
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown and closed once, when the message turns out to be missing
  useEffect(() => {
    if (!error || message) return
    showToast({
      title: t('messages.loadFailed'),
      description: failureMessage(error, t),
      variant: 'destructive',
    })
    onClose()
  }, [error])
  return message ? <DialogSuspense>{children(message)}</DialogSuspense> : null
}
