import Archive from 'lucide-react/icons/archive'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { CellName } from '#ui/user-text.tsx'
import { usePartyName } from '../browser/use-party-name.ts'
import { isRecipient } from '../rules.ts'
import type { Message } from '../schema.ts'
import { messageBoxes } from '../values.ts'
import './message-table.css'

/** Receives the focus when a message is no longer in the list. */
export const messageTableId = 'messages'

export const boxFilters = ['all', ...messageBoxes] as const
export type BoxFilter = (typeof boxFilters)[number]

type MessageActions = {
  onOpen: (message: Message) => void
  onMove: (message: Message, to: 'archived' | 'read') => void
  movingId: number | undefined
}

/** Messages of the office and its clients; unread ones are highlighted. */
export const MessageTable = ({
  list,
  result,
  person,
  emptyAction,
  ...actions
}: StateTableProps<Message, BoxFilter> &
  MessageActions & {
    /** The person to whom the list is limited, with a button to show all messages. */
    person: ReactNode
    emptyAction: ReactNode
  }) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const isMine = (message: Message) => me !== undefined && me !== null && isRecipient(me, message)
  const columns = useColumns({ ...actions, isMine })
  return (
    <StateTable
      id={messageTableId}
      list={list}
      result={result}
      columns={columns}
      states={boxFilters}
      standard="inbox"
      hasTwoLines={false}
      isUnread={(message) => message.status === 'unread' && isMine(message)}
      narrowing={{ control: person, isOn: Boolean(person) }}
      emptyAction={emptyAction}
      texts={{
        caption: t('messages.tab.internal'),
        search: { label: t('messages.search'), placeholder: t('messages.search.placeholder') },
        filter: t('messages.box'),
        stateOf: (box) => t(`messages.${box}`),
        narrowed: (box) => t('messages.filterWords.box', { box }),
        loading: t('messages.loading'),
        empty: t('messages.noneReceived'),
        emptyText: t('messages.empty.text'),
      }}
    />
  )
}

const useColumns = ({
  onOpen,
  onMove,
  movingId,
  isMine,
}: MessageActions & { isMine: (message: Message) => boolean }): Column<Message>[] => {
  const { t } = useTranslation()
  const name = usePartyName()
  return [
    {
      id: 'from',
      header: t('table.from'),
      isRowHeader: true,
      cell: (message) => <CellName>{name.from(message)}</CellName>,
    },
    {
      id: 'to',
      header: t('table.to'),
      narrow: 'hidden',
      cell: (message) => <CellName>{name.to(message)}</CellName>,
    },
    {
      id: 'subject',
      header: t('form.subject'),
      isSortable: true,
      narrow: 'full',
      cell: ({ subject }) => (
        <span className="message-subject">
          <bdi>{subject}</bdi>
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: t('table.date'),
      isSortable: true,
      cell: ({ createdAt }) => <TableDate instant={createdAt} />,
    },
    {
      id: 'status',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (message) => (
        <span className="row-actions">
          {isMine(message) &&
            (message.status === 'archived' ? (
              <IconButton
                icon={Inbox}
                size="table"
                label={t('messages.unarchiveNamed', { subject: message.subject })}
                disabled={movingId === message.id}
                onClick={() => onMove(message, 'read')}
              />
            ) : (
              <IconButton
                icon={Archive}
                size="table"
                label={t('messages.archiveNamed', { subject: message.subject })}
                disabled={movingId === message.id}
                onClick={() => onMove(message, 'archived')}
              />
            ))}
          <OpenRecordButton
            label={t('messages.viewNamed', { subject: message.subject })}
            onClick={() => onOpen(message)}
          >
            {t('form.view')}
          </OpenRecordButton>
        </span>
      ),
    },
  ]
}
