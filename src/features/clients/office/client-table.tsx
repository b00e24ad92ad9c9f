import { useTranslation } from '#i18n/translate.tsx'
import { AddButton } from '#ui/add-button.tsx'
import { StateTable, type StateTableProps } from '#ui/state-table.tsx'
import { type VisibilityChoice, visibilityNarrowing } from '#ui/visibility-filter.tsx'
import type { Client } from '../schema.ts'
import { clientTypes } from '../values.ts'
import { type ClientActions, useClientColumns } from './client-columns.tsx'
import './client-table.css'

/** Takes the focus when a row and its buttons are gone. */
export const clientTableId = 'clients'

export const clientFilters = ['all', ...clientTypes] as const
export type ClientTypeFilter = (typeof clientFilters)[number]

/** All showcased companies, hidden ones too, in the order of the website. */
export const ClientTable = ({
  list,
  result,
  counts,
  visibility,
  onAdd,
  ...actions
}: StateTableProps<Client, ClientTypeFilter> &
  ClientActions & { visibility: VisibilityChoice; onAdd: () => void }) => {
  const { t } = useTranslation()
  const columns = useClientColumns(actions)
  return (
    <StateTable
      id={clientTableId}
      list={list}
      result={result}
      counts={counts}
      columns={columns}
      states={clientFilters}
      narrowing={visibilityNarrowing(visibility)}
      emptyAction={<AddButton label={t('officeClients.add')} onAdd={onAdd} />}
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
