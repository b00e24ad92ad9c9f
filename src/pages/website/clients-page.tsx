import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientsQuery } from '#features/clients/browser/api.ts'
import {
  ClientFilter,
  type ClientFilterValue,
  FilteredClients,
} from '#features/clients/website/client-filter.tsx'
import { ClientLedger, ClientLedgerSkeleton } from '#features/clients/website/client-ledger.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import type { PageParams } from '../page.ts'
import { FirmLayout, PageHero } from './firm-layout.tsx'
import { IndexedHead } from './indexed-head.tsx'
import { Testimonials } from './testimonials-section.tsx'

const ClientsPage = (_: { params: PageParams }) => (
  <FirmLayout>
    <ClientsInFull />
  </FirmLayout>
)

const ClientsInFull = () => {
  const { t } = useTranslation()
  const clients = useQuery(clientsQuery())
  const [filter, setFilter] = useState<ClientFilterValue>('all')
  return (
    <>
      <IndexedHead title={t('clients.heading')} description={t('clients.lede')} page={{ path: '/clients' }} />
      <PageHero
        breadcrumb={[{ name: t('clients.heading'), path: '/clients' }]}
        title={t('clients.heading')}
        lede={t('clients.lede')}
      />
      <div className="wrap page-body">
        <div className="clients-filter">
          <ClientFilter value={filter} onValueChange={setFilter} />
        </div>
        <FilteredClients
          result={clients}
          filter={filter}
          skeleton={<ClientLedgerSkeleton />}
          onClear={() => setFilter('all')}
        >
          {(clients) => <ClientLedger clients={clients} />}
        </FilteredClients>
      </div>
      <Testimonials />
    </>
  )
}

export default ClientsPage
