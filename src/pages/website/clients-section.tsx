import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { href } from '#access/href.ts'
import { listedClientsQuery } from '#features/clients/browser/api.ts'
import {
  ClientFilter,
  type ClientFilterValue,
  FilteredClients,
} from '#features/clients/website/client-filter.tsx'
import { LogoGrid, LogoGridSkeleton } from '#features/clients/website/logo-grid.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { WithTexts } from '../with-texts.tsx'

const ClientsSection = () => (
  <WithTexts area="home">
    <Clients />
  </WithTexts>
)

const Clients = () => {
  const { t } = useTranslation()
  const clients = useQuery(listedClientsQuery())
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
        <FilteredClients
          result={clients}
          filter={filter}
          skeleton={<LogoGridSkeleton />}
          onClear={() => setFilter('all')}
        >
          {(clients) => <LogoGrid clients={clients} />}
        </FilteredClients>
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

export default ClientsSection
