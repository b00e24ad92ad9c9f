import Archive from 'lucide-react/icons/archive'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { type Column, DataTable, type TableQuery } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { OpenRecordButton } from '#ui/open-record-button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { TableDate } from '#ui/table-date.tsx'
import { type Message, messageBoxes } from '../schema.ts'
import { usePartyName } from './use-party-name.ts'
import './message-table.css'

/** The focus goes here when a message has left the list. */
export const messageTableId = 'messages'

export const boxFilters = ['all', ...messageBoxes] as const
export type BoxFilter = (typeof boxFilters)[number]

type MessageTableProps = {
  page: { rows: Message[]; total: number } | undefined
  query: TableQuery
  box: BoxFilter
  error: Error | null
  isRefreshing: boolean
  onQueryChange: (query: TableQuery) => void
  onBoxChange: (box: BoxFilter) => void
  onClear: () => void
  onRetry: () => void
  onOpen: (message: Message) => void
  onArchive: (message: Message) => void
  archivingId: number | undefined
  /** Whose letters alone are shown, with a way to show all again. */
  person: ReactNode
  emptyAction: ReactNode
}

/** Letters among the office and its clients; what is unread by its recipient stands out. */
export const MessageTable = (props: MessageTableProps) => {
  const { t } = useTranslation()
  const { page, query, box, error, person } = props
  const columns = useColumns(props)
  return (
    <DataTable
      id={messageTableId}
      caption={t('messages.tab.internal')}
      columns={columns}
      page={page}
      rowKey={({ id }) => id}
      query={query}
      onQueryChange={props.onQueryChange}
      isRefreshing={props.isRefreshing}
      isUnread={({ status }) => status === 'unread'}
      search={{ label: t('messages.search'), placeholder: t('messages.search.placeholder') }}
      filters={
        <>
          <SegmentedFilter
            label={t('messages.box')}
            segments={boxFilters.map((value) => ({
              value,
              label: t(value === 'all' ? 'filter.all' : `messages.${value}`),
            }))}
            value={box}
            onValueChange={props.onBoxChange}
          />
          {person}
        </>
      }
      isFiltered={box !== 'all' || Boolean(person)}
      filterWords={
        <>
          {box !== 'all' && t('messages.filterWords.box', { box: t(`messages.${box}`) })}{' '}
          {query.q !== '' && t('dash.filterWords.search', { q: query.q })}
        </>
      }
      onClearFilters={props.onClear}
      loadingLabel={t('messages.loading')}
      error={error}
      onRetry={props.onRetry}
      empty={
        <EmptyState title={t('messages.empty')} action={props.emptyAction}>
          {t('messages.empty.text')}
        </EmptyState>
      }
    />
  )
}

const useColumns = ({
  onOpen,
  onArchive,
  archivingId,
}: Pick<MessageTableProps, 'onOpen' | 'onArchive' | 'archivingId'>): Column<Message>[] => {
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
