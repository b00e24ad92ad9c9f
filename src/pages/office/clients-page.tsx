import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import {
  adminClientsQuery,
  clientCountsQuery,
  clientsCsvPath,
  clientsKey,
  deleteClient,
  findAdminClient,
  updateClient,
} from '#features/clients/browser/api.ts'
import { ClientLogo } from '#features/clients/browser/client-logo.tsx'
import { ClientTable, clientFilters, clientTableId } from '#features/clients/office/client-table.tsx'
import type { OfficeClient } from '#features/clients/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { useExistingPage } from '../use-list-query.ts'
import { ExportLink } from './export-link.tsx'
import { ImportButton } from './import-button.tsx'
import { useVisibilityList } from './use-visibility-list.ts'
import { WebsiteRecords } from './website-records.tsx'

const loadDialog = () => import('#features/clients/office/client-dialog.tsx')
const ClientDialog = lazy(loadDialog)
const ClientImportDialog = lazy(() => import('#features/clients/office/client-import-dialog.tsx'))

export default function ClientsPage() {
  const { t, language } = useTranslation()
  const role = useCurrentUser().data?.role
  const { list, visibility, parameters } = useVisibilityList(clientFilters)
  const result = useQuery(adminClientsQuery(parameters))
  const { data: counts } = useQuery(clientCountsQuery(list.query.q, visibility.value))
  const { data: all } = useQuery(clientCountsQuery())
  useExistingPage(list, result.data?.total)
  return (
    <WebsiteRecords<OfficeClient>
      queryKey={clientsKey}
      tableId={clientTableId}
      texts={{
        title: 'officeClients.heading',
        add: 'officeClients.add',
        count: 'officeClients.count',
        visible: 'officeClients.shown',
        added: 'toast.client.added',
        updated: 'toast.client.updated',
        deleted: 'toast.client.deleted',
        updateFailed: 'officeClients.updateError',
        deleteFailed: 'officeClients.deleteError',
        savedVisible: 'officeClients.saved.shown',
        savedHidden: 'officeClients.saved.hidden',
        deletedText: 'officeClients.deleted',
      }}
      exportLink={
        <>
          <ImportButton dialog={ClientImportDialog} texts={['officeImport']} queryKey={clientsKey} />
          <ExportLink path={clientsCsvPath(parameters)}>{t('export.csv')}</ExportLink>
        </>
      }
      numbers={all}
      remark={
        role === 'admin' && all?.unproven ? t('officeClients.unproven', { n: all.unproven }) : undefined
      }
      nameOf={(client) => localized(client, 'name', language).text}
      isVisible={({ isVisible }) => isVisible}
      toggle={({ id, isVisible }) => updateClient(id, { isVisible: !isVisible })}
      find={findAdminClient}
      remove={({ id }) => deleteClient(id)}
      markOf={({ logo }) => <ClientLogo logoUrl={logo} />}
      question="confirm.client"
      loadForm={loadDialog}
      form={({ record, ...rest }) => <ClientDialog {...rest} client={record} nextOrder={all?.all ?? 0} />}
      table={(actions) => (
        <ClientTable {...actions} list={list} result={result} counts={counts} visibility={visibility} />
      )}
    />
  )
}
