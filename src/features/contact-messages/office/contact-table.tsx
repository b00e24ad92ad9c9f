import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { CellEmailLink, CellName } from '#ui/user-text.tsx'
import type { ContactMessage } from '../admin-schema.ts'
import './contact-table.css'

/** Receives the focus when a deleted message is no longer in the list. */
export const contactTableId = 'contact-messages'

/** `unread=true` in the page's URL, as in the API. */
export const unreadFilters = ['all', 'true'] as const
export type UnreadFilter = (typeof unreadFilters)[number]

type ContactActions = {
  onOpen: (message: ContactMessage) => void
  onDelete: (message: ContactMessage) => void
}

/** Contact messages; unread ones are highlighted. */
export const ContactTable = ({
  list,
  result,
  ...actions
}: StateTableProps<ContactMessage, UnreadFilter> & ContactActions) => {
  const { t } = useTranslation()
  const columns = useColumns(actions)
  return (
    <StateTable
      id={contactTableId}
      list={list}
      result={result}
      columns={columns}
      states={unreadFilters}
      hasTwoLines={false}
      isUnread={({ isRead }) => !isRead}
      texts={{
        caption: t('messages.tab.contact'),
        search: { label: t('messages.search'), placeholder: t('contactMessages.search.placeholder') },
        filter: t('contactMessages.filter'),
        stateOf: () => t('status.unread'),
        loading: t('messages.loading'),
        empty: t('messages.empty'),
        emptyText: t('contactMessages.empty.text'),
      }}
    />
  )
}

const useColumns = ({ onOpen, onDelete }: ContactActions): Column<ContactMessage>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'name',
      header: t('form.fullName'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ name }) => <CellName>{name}</CellName>,
    },
    {
      id: 'email',
      header: t('form.email'),
      cell: ({ email }) => <CellEmailLink email={email} className="contact-email" />,
    },
    {
      id: 'subject',
      header: t('form.subject'),
      isSortable: true,
      narrow: 'full',
      cell: ({ subject }) => <bdi>{subject}</bdi>,
    },
    {
      id: 'createdAt',
      header: t('table.date'),
      isSortable: true,
      cell: ({ createdAt }) => <TableDate instant={createdAt} />,
    },
    {
      id: 'isRead',
      header: t('table.status'),
      isSortable: true,
      narrow: 'end',
      cell: ({ isRead }) => <StatusBadge status={isRead ? 'read' : 'unread'} />,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (message) => (
        <span className="row-actions">
          <IconButton
            icon={Trash2}
            size="table"
            isDanger
            label={t('messages.deleteNamed', { subject: message.subject })}
            onClick={() => onDelete(message)}
          />
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
