import { useTranslation } from '#i18n/translate.tsx'
import { WebsiteTable, type WebsiteTableProps } from '#ui/website-table.tsx'
import type { OfficeClient } from '../schema.ts'
import { clientTypes } from '../values.ts'
import { type ClientActions, useClientColumns } from './client-columns.tsx'
import './client-table.css'

/** Receives the focus when a row and its buttons are removed. */
export const clientTableId = 'clients'

export const clientFilters = ['all', ...clientTypes] as const
export type ClientTypeFilter = (typeof clientFilters)[number]

/** All client companies, including hidden ones, in the order of the website. */
export const ClientTable = (props: WebsiteTableProps<OfficeClient, ClientTypeFilter> & ClientActions) => {
  const { t } = useTranslation()
  return (
    <WebsiteTable
      {...props}
      id={clientTableId}
      columns={useClientColumns(props)}
      states={clientFilters}
      addLabel={t('officeClients.add')}
      texts={{
        caption: t('nav.clients'),
        search: { label: t('officeClients.search'), placeholder: t('officeClients.search.placeholder') },
        filter: t('officeClients.filter'),
        stateOf: (type) => t(`officeClients.type.${type}`),
        narrowed: (type) => t('officeClients.filterWords', { type }),
        loading: t('officeClients.loading'),
        empty: t('officeClients.empty'),
        emptyText: t('officeClients.empty.text'),
      }}
    />
  )
}
