import { missingConsent } from '#fields/missing-consent.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized, otherContentLanguage } from '#languages/language.ts'
import type { Column } from '#ui/data-table.tsx'
import { TwinNames } from '#ui/twins.tsx'
import {
  useWebsiteColumns,
  type WebsiteRecordActions,
  WebsiteTable,
  type WebsiteTableProps,
} from '#ui/website-table.tsx'
import { ClientLogo } from '../browser/client-logo.tsx'
import { webAddress, withoutProtocol } from '../browser/web-address.ts'
import type { OfficeClient } from '../schema.ts'
import { clientTypes } from '../values.ts'
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

type ClientActions = WebsiteRecordActions<OfficeClient>

const useClientColumns = (actions: ClientActions): Column<OfficeClient>[] => {
  const { t, language } = useTranslation()
  const columns = useWebsiteColumns({
    actions,
    nameOf: (client) => localized(client, 'name', language).text,
    labels: {
      visibility: 'officeClients.visibilityOf',
      edit: 'officeClients.editNamed',
      delete: 'officeClients.deleteNamed',
    },
  })
  return [
    columns.order,
    {
      id: 'logo',
      header: t('table.logo'),
      cell: ({ logo }) => (
        <span className="client-table-logo">
          <ClientLogo logoUrl={logo} />
        </span>
      ),
    },
    {
      id: language === 'ar' ? 'nameAr' : 'nameEn',
      header: t('form.fullName'),
      isRowHeader: true,
      isSortable: true,
      cell: (client) => <Names client={client} />,
    },
    {
      id: 'clientType',
      header: t('officeClients.type'),
      isSortable: true,
      narrow: 'full',
      cell: (client) => (
        <span className="muted">
          {t(`officeClients.type.${client.clientType}`)}
          {missingConsent(client) && <span className="cell-sub">{t('consent.none')}</span>}
        </span>
      ),
    },
    {
      id: 'website',
      header: t('table.website'),
      narrow: 'full',
      cell: ({ website }) => <Website website={website} />,
    },
    columns.visibility,
    columns.actions,
  ]
}

const Names = ({ client }: { client: OfficeClient }) => {
  const { t, language } = useTranslation()
  const first = localized(client, 'name', language)
  const other = otherContentLanguage(first.language)
  return (
    <TwinNames
      first={first}
      second={{ text: other === 'ar' ? client.nameAr : client.nameEn, language: other }}
      missing={t('officeClients.noArabicName')}
    />
  )
}

/** The website without its protocol, or «N/A» (specification, section 2). */
const Website = ({ website }: { website: string }) => {
  const { t } = useTranslation()
  const address = webAddress(website)
  if (!address) return <span className="subtle">{t('status.notAvailable')}</span>
  return (
    <a className="text-link client-table-website" href={address} dir="ltr" rel="noopener">
      {withoutProtocol(website)}
    </a>
  )
}
