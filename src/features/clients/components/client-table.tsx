import { useTranslation } from '#i18n/translate.tsx'
import { TypedTable, type TypedTableProps } from '#ui/typed-table.tsx'
import { type Client, type ClientType, clientTypes } from '../schema.ts'
import { type ClientActions, useClientColumns } from './client-columns.tsx'
import './client-table.css'

/** The focus goes here when a row and its buttons are gone. */
export const clientTableId = 'clients'

export const clientFilters = ['all', ...clientTypes] as const
export type ClientTypeFilter = (typeof clientFilters)[number]

/** Every showcased company, visible or not, in the order the website shows them. */
export const ClientTable = (props: TypedTableProps<Client, ClientTypeFilter> & ClientActions) => {
  const { t } = useTranslation()
  const columns = useClientColumns(props)
  return (
    <TypedTable
      {...props}
      id={clientTableId}
      columns={columns}
      types={clientFilters}
      words={{
        caption: t('nav.clients'),
        search: { label: t('officeClients.search'), placeholder: t('officeClients.search.placeholder') },
        filter: t('officeClients.filter'),
        typeOf: (type) => t(`officeClients.type.${type as ClientType}`),
        filterWords: (type) => t('officeClients.filterWords', { type }),
        loading: t('officeClients.loading'),
        empty: t('officeClients.empty'),
        emptyText: t('officeClients.empty.text'),
        add: t('officeClients.add'),
      }}
    />
  )
}
