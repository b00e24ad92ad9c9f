import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientsQuery } from '#features/clients/browser/api.ts'
import { ClientLedger, ClientLedgerSkeleton } from '#features/clients/website/client-ledger.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { ClientFilter, type ClientFilterValue, NoClientsOfType, ofType } from './client-filter.tsx'
import { FirmLayout } from './firm-layout.tsx'
import { PageHero } from './page-hero.tsx'
import { Testimonials } from './testimonials-section.tsx'

const ClientsPage = (_: { params: PageParams }) => (
  <FirmLayout>
    <ClientsInFull />
  </FirmLayout>
)

const ClientsInFull = () => {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<ClientFilterValue>('all')
  return (
    <>
      <PageHead title={t('clients.heading')} description={t('clients.lede')} path="/clients" />
      <PageHero
        breadcrumb={[{ name: t('clients.heading'), path: '/clients' }]}
        title={t('clients.heading')}
        lede={t('clients.lede')}
      />
      <div className="wrap page-body">
        <div className="clients-filter">
          <ClientFilter value={filter} onValueChange={setFilter} />
        </div>
        <List filter={filter} onClear={() => setFilter('all')} />
      </div>
      <Testimonials />
    </>
  )
}

const List = ({ filter, onClear }: { filter: ClientFilterValue; onClear: () => void }) => {
  const { t } = useTranslation()
  const { data: clients, isPending, isError, isFetching, refetch } = useQuery(clientsQuery())
  if (isPending || (isError && isFetching)) return <ClientLedgerSkeleton />
  if (isError)
    return (
      <ErrorState title={t('clients.loadFailed')} onRetry={() => refetch()}>
        {t('clients.loadFailed.text')}
      </ErrorState>
    )
  if (clients.length === 0) return <EmptyState title={t('clients.none')} />
  const matching = ofType(clients, filter)
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('clients.count', { n: matching.length })}
      </p>
      {matching.length > 0 ? <ClientLedger clients={matching} /> : <NoClientsOfType onClear={onClear} />}
    </>
  )
}

export default ClientsPage
