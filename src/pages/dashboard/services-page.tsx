import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import {
  adminServicesQuery,
  serviceCountQuery,
  servicesKey,
  servicesQuery,
  updateService,
} from '#features/services/api.ts'
import { ServiceDeleteDialog } from '#features/services/components/service-dialog-delete.tsx'
import { ServiceTable, serviceTableId } from '#features/services/components/service-table.tsx'
import type { Service } from '#features/services/schema.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { ListHead } from './list-head.tsx'
import { useWebsiteRecords } from './use-website-records.ts'

// The form and its library come after the list is shown, and before anybody can press a button.
const loadDialog = () => import('#features/services/components/service-dialog.tsx')
const ServiceDialog = lazy(loadDialog)

const inOrder = { sort: { by: 'displayOrder', direction: 'ascending' } } as const

export default () => {
  const { t, language } = useTranslation()
  const list = useListQuery('filter', inOrder)
  const { data: page, error, isFetching, refetch } = useQuery(adminServicesQuery(list.parameters))
  const { data: count } = useQuery(serviceCountQuery())
  const { data: shown } = useQuery(servicesQuery())
  const { task, onSaved, onDeleted, onClose, actions } = useWebsiteRecords<Service>({
    queryKey: servicesKey,
    tableId: serviceTableId,
    nameOf: (service) => localized(service, 'name', language).text,
    isShown: ({ status }) => status === 'active',
    toggle: ({ id, status }) => updateService(id, { status: status === 'active' ? 'inactive' : 'active' }),
    words: {
      added: 'toast.service.added',
      updated: 'toast.service.updated',
      deleted: 'toast.service.deleted',
      updateFailed: 'dashboard.services.updateError',
      savedShown: 'services.saved.shown',
      savedHidden: 'services.saved.hidden',
      deletedText: 'services.deleted',
    },
  })
  useExistingPage(list, page?.total)
  useEffect(() => {
    void loadDialog()
  }, [])
  return (
    <>
      <ListHead
        title={t('nav.services')}
        count="services.count"
        shown="services.shown"
        numbers={count === undefined || !shown ? undefined : { all: count, visible: shown.length }}
        addLabel={t('services.add')}
        onAdd={actions.onAdd}
      />
      <ServiceTable
        {...actions}
        page={page}
        query={list.query}
        onQueryChange={list.onQueryChange}
        error={error}
        isRefreshing={isFetching}
        onRetry={() => refetch()}
      />
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <Suspense>
          <ServiceDialog
            service={task.kind === 'edit' ? task.record : undefined}
            nextOrder={count ?? 0}
            onSaved={onSaved}
            onClose={onClose}
          />
        </Suspense>
      )}
      {task?.kind === 'delete' && (
        <ServiceDeleteDialog
          service={task.record}
          onDeleted={() => onDeleted(task.record)}
          onClose={onClose}
        />
      )}
    </>
  )
}
