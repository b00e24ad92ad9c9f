import Archive from 'lucide-react/icons/archive'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { usePartyName } from '../browser/use-party-name.ts'
import type { Message } from '../schema.ts'
import { messageBoxes } from '../values.ts'
import './message-table.css'

/** Receives the focus when a message has left the list. */
export const messageTableId = 'messages'

export const boxFilters = ['all', ...messageBoxes] as const
export type BoxFilter = (typeof boxFilters)[number]

type MessageActions = {
  onOpen: (message: Message) => void
  onArchive: (message: Message) => void
  archivingId: number | undefined
}

/** Messages among the office and its clients; unread ones stand out. */
export const MessageTable = ({
  list,
  result,
  person,
  emptyAction,
  ...actions
}: StateTableProps<Message, BoxFilter> &
  MessageActions & {
    /** The person whose messages the list is limited to, with a button to show all again. */
    person: ReactNode
    emptyAction: ReactNode
  }) => {
  const { t } = useTranslation()
  const columns = useColumns(actions)
  return (
    <StateTable
      id={messageTableId}
      list={list}
      result={result}
      columns={columns}
      states={boxFilters}
      hasTwoLines={false}
      isUnread={({ status }) => status === 'unread'}
      narrowing={{ control: person, isOn: Boolean(person) }}
      emptyAction={emptyAction}
      texts={{
        caption: t('messages.tab.internal'),
        search: { label: t('messages.search'), placeholder: t('messages.search.placeholder') },
        filter: t('messages.box'),
        stateOf: (box) => t(`messages.${box}`),
        narrowed: (box) => t('messages.filterWords.box', { box }),
        loading: t('messages.loading'),
        empty: t('messages.empty'),
        emptyText: t('messages.empty.text'),
      }}
    />
  )
}

const useColumns = ({ onOpen, onArchive, archivingId }: MessageActions): Column<Message>[] => {
  const { t } = useTranslation()
  const name = usePartyName()
  return [
    {
      id: 'from',
      header: t('table.from'),
      isRowHeader: true,
      cell: (message) => <bdi>{name.from(message)}</bdi>,
    },
    {
      id: 'to',
      header: t('table.to'),
      narrow: 'hidden',
      cell: (message) => <bdi>{name.to(message)}</bdi>,
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
          {message.status !== 'archived' && (
            <IconButton
              icon={Archive}
              size="table"
              label={t('messages.archiveNamed', { subject: message.subject })}
              disabled={archivingId === message.id}
              onClick={() => onArchive(message)}
            />
          )}
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
