import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { adminClientsQuery, clientCountsQuery, clientsKey, updateClient } from '#features/clients/api.ts'
import { ClientDeleteDialog } from '#features/clients/components/client-dialog-delete.tsx'
import {
  ClientTable,
  type ClientTypeFilter,
  clientFilters,
  clientTableId,
} from '#features/clients/components/client-table.tsx'
import type { Client } from '#features/clients/schema.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { ListHead } from './list-head.tsx'
import { useWebsiteRecords } from './use-website-records.ts'
import { askedWith, visibilityIn } from './visibility-in.ts'

// The form and its library come after the list is shown, and before anybody can press a button.
const loadDialog = () => import('#features/clients/components/client-dialog.tsx')
const ClientDialog = lazy(loadDialog)

const listOptions = {
  filters: clientFilters,
  extras: ['isVisible'],
  sort: { by: 'displayOrder', direction: 'ascending' },
} as const

export default () => {
  const { t, language } = useTranslation()
  const list = useListQuery('type', listOptions)
  const visibility = visibilityIn(list.extras)
  const asked = adminClientsQuery(askedWith(list.parameters, visibility))
  const { data: page, error, isFetching, refetch } = useQuery(asked)
  const { data: counts } = useQuery(clientCountsQuery(list.query.q, visibility))
  const { data: all } = useQuery(clientCountsQuery())
  const { task, onSaved, onDeleted, onClose, actions } = useWebsiteRecords<Client>({
    queryKey: clientsKey,
    tableId: clientTableId,
    nameOf: (client) => localized(client, 'name', language).text,
    isShown: ({ isVisible }) => isVisible,
    toggle: ({ id, isVisible }) => updateClient(id, { isVisible: !isVisible }),
    words: {
      added: 'toast.client.added',
      updated: 'toast.client.updated',
      deleted: 'toast.client.deleted',
      updateFailed: 'officeClients.updateError',
      savedShown: 'officeClients.saved.shown',
      savedHidden: 'officeClients.saved.hidden',
      deletedText: 'officeClients.deleted',
    },
  })
  useExistingPage(list, page?.total)
  useEffect(() => {
    void loadDialog()
  }, [])
  return (
    <>
      <ListHead
        title={t('nav.clients')}
        count="officeClients.count"
        shown="officeClients.shown"
        numbers={all}
        addLabel={t('officeClients.add')}
        onAdd={actions.onAdd}
      />
      <ClientTable
        {...actions}
        page={page}
        counts={counts}
        query={list.query}
        type={list.filter as ClientTypeFilter}
        visibility={visibility}
        onQueryChange={list.onQueryChange}
        onTypeChange={list.onFilterChange}
        onVisibilityChange={(next) => list.onExtrasChange({ isVisible: next === 'all' ? '' : next })}
        onClear={list.onClear}
        error={error}
        isRefreshing={isFetching}
        onRetry={() => refetch()}
      />
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <Suspense>
          <ClientDialog
            client={task.kind === 'edit' ? task.record : undefined}
            nextOrder={all?.all ?? 0}
            onSaved={onSaved}
            onClose={onClose}
          />
        </Suspense>
      )}
      {task?.kind === 'delete' && (
        <ClientDeleteDialog client={task.record} onDeleted={() => onDeleted(task.record)} onClose={onClose} />
      )}
    </>
  )
}
