import RotateCw from 'lucide-react/icons/rotate-cw'
import Send from 'lucide-react/icons/send'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Column } from '#ui/data-table.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import { BreakableAddress } from '#ui/user-text.tsx'
import type { Mail } from '../schema.ts'
import { isResendable, mailStates } from '../values.ts'
import { MailBadge } from './mail-badge.tsx'

/** Receives the focus when a mail is no longer in the list. */
export const mailTableId = 'outbox'

export const stateFilters = ['all', ...mailStates] as const
type StateFilter = (typeof stateFilters)[number]

type MailTableProps = StateTableProps<Mail, StateFilter> & {
  onOpen: (mail: Mail) => void
  onResend: (mail: Mail) => void
  resendingId: number | undefined
}

/** Mails by delivery state. */
export const MailTable = (props: MailTableProps) => {
  const { t } = useTranslation()
  return (
    <StateTable
      {...props}
      id={mailTableId}
      columns={useColumns(props)}
      states={stateFilters}
      texts={{
        caption: t('outbox.title'),
        search: { label: t('outbox.search'), placeholder: t('outbox.search.placeholder') },
        filter: t('outbox.filter'),
        stateOf: (state) => t(`outbox.state.${state}`),
        loading: t('outbox.loading'),
        empty: t('outbox.empty'),
        emptyText: t('outbox.empty.text'),
      }}
    />
  )
}

const useColumns = ({
  onOpen,
  onResend,
  resendingId,
}: Pick<MailTableProps, 'onOpen' | 'onResend' | 'resendingId'>): Column<Mail>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'subject',
      header: t('form.subject'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ subject }) => (
        <span className="cell-main">
          <bdi>{subject}</bdi>
        </span>
      ),
    },
    {
      id: 'recipient',
      header: t('outbox.recipient'),
      isSortable: true,
      cell: ({ recipient }) => (
        <bdi dir="ltr">
          <BreakableAddress>{recipient}</BreakableAddress>
        </bdi>
      ),
    },
    {
      id: 'createdAt',
      header: t('table.createdAt'),
      isSortable: true,
      cell: ({ createdAt }) => (
        <time className="muted no-wrap" dateTime={createdAt}>
          {formatTableDate(createdAt, language)}{' '}
          <span className="cell-sub">{formatTime(createdAt, language)}</span>
        </time>
      ),
    },
    {
      id: 'attempts',
      header: t('outbox.attempts'),
      isSortable: true,
      narrow: 'hidden',
      cell: ({ attempts }) => <span className="number">{attempts}</span>,
    },
    {
      id: 'lastError',
      header: t('outbox.lastError'),
      narrow: 'full',
      cell: ({ lastError }) =>
        lastError && (
          <span className="cell-clamp muted" dir="ltr">
            {lastError}
          </span>
        ),
    },
    {
      id: 'state',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ state }) => <MailBadge state={state} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (mail) => (
        <span className="row-actions">
          {isResendable(mail.state) && (
            <IconButton
              icon={mail.state === 'held' ? Send : RotateCw}
              size="table"
              label={t(mail.state === 'held' ? 'outbox.releaseNamed' : 'outbox.resendNamed', {
                subject: mail.subject,
              })}
              disabled={resendingId === mail.id}
              onClick={() => onResend(mail)}
            />
          )}
          <OpenRecordButton
            label={t('messages.viewNamed', { subject: mail.subject })}
            onClick={() => onOpen(mail)}
          >
            {t('form.view')}
          </OpenRecordButton>
        </span>
      ),
    },
  ]
}
