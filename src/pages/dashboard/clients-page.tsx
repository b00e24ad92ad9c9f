import { useMutation, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useEffect, useState } from 'react'
import { adminClientsQuery, clientCountsQuery, clientsKey, updateClient } from '#features/clients/api.ts'
import { ClientDeleteDialog } from '#features/clients/components/client-dialog-delete.tsx'
import {
  ClientTable,
  type ClientTypeFilter,
  clientFilters,
  clientTableId,
} from '#features/clients/components/client-table.tsx'
import type { Client, ClientCounts } from '#features/clients/schema.ts'
import { failureWords } from '#http/failure-words.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { PageHead } from '../page-head.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { keepFocusIn, useRefresh } from './use-refresh.ts'
import { askedWith, visibilityIn } from './visibility-in.ts'

// The form and its library come after the list is shown, and before anybody can press a button.
const loadDialog = () => import('#features/clients/components/client-dialog.tsx')
const ClientDialog = lazy(loadDialog)

const listOptions = {
  filters: clientFilters,
  extras: ['isVisible'],
  sort: { by: 'displayOrder', direction: 'ascending' },
} as const

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; client: Client }

export default () => {
  const { t } = useTranslation()
  const list = useListQuery('type', listOptions)
  const visibility = visibilityIn(list.extras)
  const asked = adminClientsQuery(askedWith(list.parameters, visibility))
  const { data: page, error, isFetching, refetch } = useQuery(asked)
  const { data: counts } = useQuery(clientCountsQuery(list.query.q, visibility))
  const { data: all } = useQuery(clientCountsQuery())
  const [task, setTask] = useState<Task>()
  const changed = useChanged(() => setTask(undefined))
  const toggle = useToggle(changed.saved)
  useExistingPage(list, page?.total)
  useEffect(() => {
    void loadDialog()
  }, [])
  return (
    <>
      <PageHead title={t('nav.clients')} />
      <div className="page-head">
        <div>
          <h1>{t('nav.clients')}</h1>
          <Counts counts={all} />
        </div>
        <div className="page-actions">
          <Button icon={<Icon icon={Plus} size="medium" />} onClick={() => setTask({ kind: 'add' })}>
            {t('officeClients.add')}
          </Button>
        </div>
      </div>
      <ClientTable
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
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={(client) => setTask({ kind: 'edit', client })}
        onDelete={(client) => setTask({ kind: 'delete', client })}
        onToggle={(client) => toggle.mutate(client)}
        togglingId={toggle.isPending ? toggle.variables.id : undefined}
      />
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <Suspense>
          <ClientDialog
            client={task.kind === 'edit' ? task.client : undefined}
            nextOrder={all?.all ?? 0}
            onSaved={(saved) => changed.saved(saved, task.kind === 'add' ? 'add' : 'edit')}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
      {task?.kind === 'delete' && (
        <ClientDeleteDialog
          client={task.client}
          onDeleted={() => changed.deleted(task.client)}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  )
}

/** How many there are, and how many of them the website shows. */
const Counts = ({ counts }: { counts: ClientCounts | undefined }) => {
  const { t } = useTranslation()
  if (!counts) return <p aria-hidden="true">&nbsp;</p>
  return (
    <p>
      {t('officeClients.count', { n: counts.all })}{' '}
      {counts.all > 0 && t('officeClients.shown', { n: counts.visible })}
    </p>
  )
}

/** After every change the lists are asked anew, the dialog closes and a toast says what happened. */
const useChanged = (close: () => void) => {
  const { t, language } = useTranslation()
  const refresh = useRefresh(clientsKey)
  const saved = (client: Client, kind: 'add' | 'edit') =>
    refresh(() => {
      close()
      showToast({
        title: t(kind === 'add' ? 'toast.client.added' : 'toast.client.updated'),
        description: t(client.isVisible ? 'officeClients.saved.shown' : 'officeClients.saved.hidden', {
          name: localized(client, 'name', language).text,
        }),
      })
    })
  const deleted = (client: Client) =>
    refresh(() => {
      close()
      showToast({
        title: t('toast.client.deleted'),
        description: t('officeClients.deleted', { name: localized(client, 'name', language).text }),
      })
    })
  return { saved, deleted }
}

/** Shown or hidden: an update that sends this one field (specification, section 4). */
const useToggle = (onChanged: (client: Client, kind: 'edit') => Promise<void>) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: ({ id, isVisible }: Client) => updateClient(id, { isVisible: !isVisible }),
    onSuccess: async (client) => {
      await onChanged(client, 'edit')
      keepFocusIn(clientTableId)
    },
    onError: (error) =>
      showToast({
        title: t('officeClients.updateError'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
}
