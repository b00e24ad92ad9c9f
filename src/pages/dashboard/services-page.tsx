import { useMutation, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useEffect, useState } from 'react'
import {
  adminServicesQuery,
  serviceCountQuery,
  servicesKey,
  servicesQuery,
  updateService,
} from '#features/services/api.ts'
import { ServiceDeleteDialog } from '#features/services/components/service-dialog-delete.tsx'
import { ServiceTable } from '#features/services/components/service-table.tsx'
import type { Service } from '#features/services/schema.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { PageHead } from '../page-head.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { useRefresh } from '../use-refresh.ts'

// The form and its library come after the list is shown, and before anybody can press a button.
const loadDialog = () => import('#features/services/components/service-dialog.tsx')
const ServiceDialog = lazy(loadDialog)

const inOrder = { sort: { by: 'displayOrder', direction: 'ascending' } } as const

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; service: Service }

export default () => {
  const { t } = useTranslation()
  const list = useListQuery('filter', inOrder)
  const { data: page, error, isFetching, refetch } = useQuery(adminServicesQuery(list.parameters))
  const { data: count } = useQuery(serviceCountQuery())
  const [task, setTask] = useState<Task>()
  const changed = useChanged(() => setTask(undefined))
  const toggle = useToggle(changed.saved)
  useExistingPage(list, page?.total)
  useEffect(() => {
    void loadDialog()
  }, [])
  return (
    <>
      <PageHead title={t('nav.services')} />
      <div className="page-head">
        <div>
          <h1>{t('nav.services')}</h1>
          <Counts count={count} />
        </div>
        <div className="page-actions">
          <Button icon={<Icon icon={Plus} size="medium" />} onClick={() => setTask({ kind: 'add' })}>
            {t('services.add')}
          </Button>
        </div>
      </div>
      <ServiceTable
        page={page}
        query={list.query}
        onQueryChange={list.onQueryChange}
        error={error}
        isRefreshing={isFetching}
        onRetry={() => refetch()}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={(service) => setTask({ kind: 'edit', service })}
        onDelete={(service) => setTask({ kind: 'delete', service })}
        onToggle={(service) => toggle.mutate(service)}
        togglingId={toggle.isPending ? toggle.variables.id : undefined}
      />
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <Suspense>
          <ServiceDialog
            service={task.kind === 'edit' ? task.service : undefined}
            nextOrder={count ?? 0}
            onSaved={(saved) => changed.saved(saved, task.kind === 'add' ? 'add' : 'edit')}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
      {task?.kind === 'delete' && (
        <ServiceDeleteDialog
          service={task.service}
          onDeleted={() => changed.deleted(task.service)}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  )
}

/** How many there are, and how many of them the website shows. */
const Counts = ({ count }: { count: number | undefined }) => {
  const { t } = useTranslation()
  const { data: shown } = useQuery(servicesQuery())
  if (count === undefined || !shown) return <p aria-hidden="true">&nbsp;</p>
  return (
    <p>
      {t('services.count', { n: count })} {count > 0 && t('services.shown', { n: shown.length })}
    </p>
  )
}

/** After every change the lists are asked anew, the dialog closes and a toast says what happened. */
const useChanged = (close: () => void) => {
  const { t, language } = useTranslation()
  const refresh = useRefresh(servicesKey)
  const nameOf = (service: Service) => localized(service, 'name', language).text
  const saved = (service: Service, kind: 'add' | 'edit') =>
    refresh(() => {
      close()
      showToast({
        title: t(kind === 'add' ? 'toast.service.added' : 'toast.service.updated'),
        description: t(service.status === 'active' ? 'services.saved.shown' : 'services.saved.hidden', {
          name: nameOf(service),
        }),
      })
    })
  const deleted = (service: Service) =>
    refresh(() => {
      close()
      showToast({
        title: t('toast.service.deleted'),
        description: t('services.deleted', { name: nameOf(service) }),
      })
    })
  return { saved, deleted }
}

/** Active and inactive: an update that sends the status alone (specification, section 4). */
const useToggle = (onChanged: (service: Service, kind: 'edit') => void) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: ({ id, status }: Service) =>
      updateService(id, { status: status === 'active' ? 'inactive' : 'active' }),
    onSuccess: (service) => onChanged(service, 'edit'),
    onError: (error) =>
      showToast({
        title: t('dashboard.services.updateError'),
        description: error.message,
        variant: 'destructive',
      }),
  })
}
