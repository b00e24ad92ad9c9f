import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import {
  mailCountsQuery,
  mailDeliveryQuery,
  outboxKey,
  outboxQuery,
  resendMail,
} from '#features/outbox/office/api.ts'
import { MailTable, stateFilters } from '#features/outbox/office/mail-table.tsx'
import type { Mail } from '#features/outbox/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { usePreloadOnIntent } from '../use-preload.ts'
import { useRefresh } from '../use-refresh.ts'
import { OfficeHead } from './office-head.tsx'
import { useOpenRecord } from './use-open-record.ts'

const loadDialog = () => import('#features/outbox/office/mail-dialog.tsx')
const MailDialog = lazy(loadDialog)

const listOptions = {
  filters: stateFilters,
  sort: { by: 'createdAt', direction: 'descending' },
} as const

export default function OutboxPage() {
  const { t } = useTranslation()
  const list = useListQuery('state', listOptions)
  const result = useQuery(outboxQuery(list.parameters))
  const { data: counts } = useQuery(mailCountsQuery(list.query.q))
  const { data: delivery } = useQuery(mailDeliveryQuery())
  const { openId, open, close } = useOpenRecord()
  const resend = useResend(close)
  useExistingPage(list, result.data?.total)
  usePreloadOnIntent(loadDialog)
  const resendingId = resend.isPending ? resend.variables.id : undefined
  return (
    <>
      <OfficeHead title={t('outbox.title')}>
        <p>{t(delivery && !delivery.isDelivered ? 'outbox.stays' : 'outbox.intro')}</p>
      </OfficeHead>
      {counts !== undefined && counts.restored > 0 && (
        <p role="status">
          {t('outbox.restored.notice', { n: counts.restored })}{' '}
          <Link href={`${href('/dashboard/outbox')}?state=held`} className="text-link">
            {t('outbox.restored.show')}
          </Link>
        </p>
      )}
      <MailTable
        list={list}
        result={result}
        counts={counts}
        onOpen={({ id }) => open(id)}
        onResend={(mail) => resend.mutate(mail)}
        resendingId={resendingId}
      />
      {openId !== undefined && (
        <DialogSuspense>
          <MailDialog
            key={openId}
            id={openId}
            row={result.data?.rows.find(({ id }) => id === openId)}
            isResending={resendingId === openId}
            onResend={(mail) => resend.mutate(mail)}
            onClose={close}
          />
        </DialogSuspense>
      )}
    </>
  )
}

const useResend = (close: () => void) => {
  const { t } = useTranslation()
  const refresh = useRefresh(outboxKey)
  return useMutation({
    mutationFn: ({ id }: Mail) => resendMail(id),
    onSuccess: ({ subject }) =>
      refresh(() => {
        close()
        showToast({ title: t('outbox.resent'), description: t('outbox.resentText', { subject }) })
      }),
    onError: (error) =>
      showToast({
        title: t('outbox.resendError'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}
