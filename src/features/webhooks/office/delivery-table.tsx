import RotateCw from 'lucide-react/icons/rotate-cw'
import { formatDateTime, formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Column, DataTable, type ListResult, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Delivery } from '../schema.ts'
import { hostOfAddress } from '../values.ts'
import { DeliveryState } from './delivery-state.tsx'

type Props = {
  result: ListResult<Delivery>
  query: TableQuery
  onQueryChange: (query: TableQuery) => void
  onResend: (delivery: Delivery) => void
  resendingId: number | undefined
}

/** The deliveries of the last 30 days, newest first. */
export const DeliveryTable = ({ result, query, onQueryChange, ...actions }: Props) => {
  const { t } = useTranslation()
  return (
    <DataTable
      caption={t('webhooks.deliveries')}
      columns={useColumns(actions)}
      list={{ query, onQueryChange }}
      result={result}
      rowKey={({ id }) => id}
      loadingLabel={t('webhooks.deliveries.loading')}
      errorTitle={t('webhooks.deliveries.failed')}
      empty={
        <EmptyState title={t('webhooks.deliveries.empty')}>{t('webhooks.deliveries.empty.text')}</EmptyState>
      }
    />
  )
}

const useColumns = ({
  onResend,
  resendingId,
}: Pick<Props, 'onResend' | 'resendingId'>): Column<Delivery>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'event',
      header: t('webhooks.event'),
      isRowHeader: true,
      cell: ({ kind, recordId }) => (
        <span className="cell-main">
          {t(`webhooks.kind.${kind}`)} {kind !== 'test' && <bdi className="cell-sub number">#{recordId}</bdi>}
        </span>
      ),
    },
    {
      id: 'time',
      header: t('webhooks.time'),
      cell: ({ happenedAt }) => (
        <time className="muted no-wrap" dateTime={happenedAt}>
          {formatTableDate(happenedAt, language)}{' '}
          <span className="cell-sub">{formatTime(happenedAt, language)}</span>
        </time>
      ),
    },
    {
      id: 'receiver',
      header: t('webhooks.receiver'),
      cell: ({ address }) => (
        <bdi dir="ltr" className="muted">
          {hostOfAddress(address)}
        </bdi>
      ),
    },
    {
      id: 'answer',
      header: t('webhooks.answer'),
      narrow: 'end',
      cell: (delivery) => (
        <>
          <DeliveryState delivery={delivery} />
          {delivery.state === 'waiting' && delivery.attempts > 0 && (
            <span className="caption">
              {t('webhooks.nextAttempt', { date: formatDateTime(delivery.nextAttemptAt, language) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'milliseconds',
      header: t('webhooks.duration'),
      align: 'end',
      narrow: 'hidden',
      cell: ({ milliseconds }) => milliseconds !== null && <span className="number">{milliseconds}</span>,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (delivery) => (
        <span className="row-actions">
          <IconButton
            icon={RotateCw}
            size="table"
            label={t('webhooks.resendNamed', { id: String(delivery.id) })}
            disabled={resendingId === delivery.id}
            onClick={() => onResend(delivery)}
          />
        </span>
      ),
    },
  ]
}
