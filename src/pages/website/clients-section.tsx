import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { href } from '#access/href.ts'
import { listedClientsQuery } from '#features/clients/browser/api.ts'
import { LogoGrid, LogoGridSkeleton } from '#features/clients/website/logo-grid.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { WithTexts } from '../with-texts.tsx'
import { ClientFilter, type ClientFilterValue, NoClientsOfType, ofType } from './client-filter.tsx'

const ClientsSection = () => (
  <WithTexts area="home">
    <Clients />
  </WithTexts>
)

const Clients = () => {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<ClientFilterValue>('all')
  return (
    <section className="section clients" id="clients" aria-labelledby="clients-heading">
      <div className="wrap">
        <div className="section-head">
          <h2 id="clients-heading" tabIndex={-1}>
            {t('clients.heading')}
          </h2>
          <ClientFilter value={filter} onValueChange={setFilter} />
        </div>
        <Logos filter={filter} onClear={() => setFilter('all')} />
        <p className="clients-more">
          <a className="arrow-link" href={href('/clients')}>
            {t('clients.more')}
            <Icon icon={ArrowRight} flips />
          </a>
        </p>
      </div>
    </section>
  )
}

const Logos = ({ filter, onClear }: { filter: ClientFilterValue; onClear: () => void }) => {
  const { t } = useTranslation()
  const { data: clients, isPending, isError, isFetching, refetch } = useQuery(listedClientsQuery())
  if (isPending || (isError && isFetching)) return <LogoGridSkeleton />
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
      {matching.length > 0 ? <LogoGrid clients={matching} /> : <NoClientsOfType onClear={onClear} />}
    </>
  )
}

export default ClientsSection
