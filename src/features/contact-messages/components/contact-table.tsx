import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { EmailLink } from '#ui/user-text.tsx'
import type { ContactMessage } from '../admin-schema.ts'
import './contact-table.css'

/** The focus goes here when a deleted message has left the list. */
export const contactTableId = 'contact-messages'

/** In the address `unread=true`, as the API says it. */
export const unreadFilters = ['all', 'true'] as const
export type UnreadFilter = (typeof unreadFilters)[number]

type ContactTableProps = {
  page: { rows: ContactMessage[]; total: number } | undefined
  query: TableQuery
  filter: UnreadFilter
  error: Error | null
  isRefreshing: boolean
  onQueryChange: (query: TableQuery) => void
  onFilterChange: (filter: UnreadFilter) => void
  onClear: () => void
  onRetry: () => void
  onOpen: (message: ContactMessage) => void
  onDelete: (message: ContactMessage) => void
}

/** What came in through the contact form; what nobody has opened yet stands out. */
export const ContactTable = (props: ContactTableProps) => {
  const { t } = useTranslation()
  const { page, query, filter, error } = props
  const columns = useColumns(props)
  return (
    <DataTable
      id={contactTableId}
      caption={t('messages.tab.contact')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      isUnread={({ isRead }) => !isRead}
      search={{ label: t('messages.search'), placeholder: t('contactMessages.search.placeholder') }}
      filters={
        <SegmentedFilter
          label={t('contactMessages.filter')}
          segments={unreadFilters.map((value) => ({
            value,
            label: t(value === 'all' ? 'filter.all' : 'status.unread'),
          }))}
          value={filter}
          onValueChange={props.onFilterChange}
        />
      }
      isFiltered={filter !== 'all'}
      filterWords={
        <>
          {filter !== 'all' && t('dash.filterWords.status', { status: t('status.unread') })}{' '}
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      loadingLabel={t('messages.loading')}
      error={error}
      onRetry={props.onRetry}
      empty={<EmptyState title={t('messages.empty')}>{t('contactMessages.empty.text')}</EmptyState>}
    />
  )
}

const useColumns = ({
  onOpen,
  onDelete,
}: Pick<ContactTableProps, 'onOpen' | 'onDelete'>): Column<ContactMessage>[] => {
  const { t } = useTranslation()
  return [
    {
      id: 'name',
      header: t('form.fullName'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'email',
      header: t('form.email'),
      cell: ({ email }) => <EmailLink email={email} className="text-link contact-email" />,
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
