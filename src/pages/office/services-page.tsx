import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import {
  adminServicesQuery,
  deleteService,
  findAdminService,
  serviceCountQuery,
  servicesCsvPath,
  servicesKey,
  servicesQuery,
  updateService,
} from '#features/services/browser/api.ts'
import { ServiceTable, serviceTableId } from '#features/services/office/service-table.tsx'
import type { AdminService } from '#features/services/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { ServiceIcon } from '#ui/service-icon.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { WithOfficeTexts } from '../with-office-texts.tsx'
import { ExportLink } from './export-link.tsx'
import { WebsiteRecords } from './website-records.tsx'

const loadDialog = () => import('#features/services/office/service-dialog.tsx')
const ServiceDialog = lazy(loadDialog)
// The editor and its library load when a service is opened, never with the list.
const RichText = lazy(() => import('#features/publications/office/editor/rich-text.tsx'))

/** The dialog's editor uses the texts of publications. */
const textsOfDialog = ['officeServiceForm', 'officePublications', 'officePictures'] as const

const inOrder = { sort: { by: 'displayOrder', direction: 'ascending' } } as const

export default function ServicesPage() {
  const { t, language } = useTranslation()
  const list = useListQuery('filter', inOrder)
  const result = useQuery(adminServicesQuery(list.parameters))
  const { data: count } = useQuery(serviceCountQuery())
  const { data: visible } = useQuery(servicesQuery())
  useExistingPage(list, result.data?.total)
  return (
    <WebsiteRecords<AdminService>
      queryKey={servicesKey}
      tableId={serviceTableId}
      texts={{
        title: 'nav.services',
        add: 'services.add',
        count: 'services.count',
        visible: 'services.shown',
        added: 'toast.service.added',
        updated: 'toast.service.updated',
        deleted: 'toast.service.deleted',
        updateFailed: 'dashboard.services.updateError',
        deleteFailed: 'dashboard.services.deleteError',
        savedVisible: 'services.saved.shown',
        savedHidden: 'services.saved.hidden',
        deletedText: 'services.deleted',
      }}
      exportLink={<ExportLink path={servicesCsvPath(list.parameters)}>{t('export.csv')}</ExportLink>}
      numbers={count === undefined || !visible ? undefined : { all: count, visible: visible.length }}
      nameOf={(service) => localized(service, 'name', language).text}
      isVisible={({ status }) => status === 'active'}
      toggle={({ id, status }) => updateService(id, { status: status === 'active' ? 'inactive' : 'active' })}
      find={findAdminService}
      remove={({ id }) => deleteService(id)}
      markOf={({ icon }) => <ServiceIcon name={icon} className="service-table-icon" />}
      loadForm={loadDialog}
      form={({ record, ...rest }) => (
        <WithOfficeTexts area={textsOfDialog}>
          <ServiceDialog {...rest} service={record} nextOrder={count ?? 0} editor={RichText} />
        </WithOfficeTexts>
      )}
      table={(actions) => <ServiceTable {...actions} list={list} result={result} />}
    />
  )
}
