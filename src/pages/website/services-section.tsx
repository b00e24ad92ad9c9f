import { useQuery } from '@tanstack/react-query'
import { servicesQuery } from '#features/services/browser/api.ts'
import { ServiceLedger, ServiceLedgerSkeleton } from '#features/services/website/service-ledger.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PhoneLink } from '#ui/user-text.tsx'
import { useSettings } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'
import { useServiceRequest } from './use-service-request.tsx'

const ServicesSection = () => (
  <WithTexts area="home">
    <section className="section services" id="services" aria-labelledby="services-heading">
      <div className="wrap grid-12">
        <ServicesIntro />
        <div className="services-list">
          <Services />
        </div>
      </div>
    </section>
  </WithTexts>
)

const ServicesIntro = () => {
  const { t } = useTranslation()
  const { contact_phone } = useSettings()
  return (
    <div className="services-intro">
      <h2 id="services-heading" tabIndex={-1}>
        {t('services.heading')}
      </h2>
      <p>{t('services.intro')}</p>
      {contact_phone && (
        <p className="services-unsure">
          {t('services.unsure')}
          <br />
          <PhoneLink phone={contact_phone} className="text-link number" />
        </p>
      )}
    </div>
  )
}

const Services = () => {
  const { t } = useTranslation()
  const { data: services, isPending, isError, isFetching, refetch } = useQuery(servicesQuery())
  const { isGuest, request, dialog } = useServiceRequest()
  if (isPending || (isError && isFetching)) return <ServiceLedgerSkeleton />
  if (isError)
    return (
      <ErrorState title={t('services.loadFailed')} onRetry={() => refetch()}>
        {t('services.loadFailed.text')}
      </ErrorState>
    )
  if (services.length === 0) return <p className="muted">{t('services.none')}</p>
  return (
    <>
      <ServiceLedger services={services} opensDialog={isGuest} onRequest={request} />
      {dialog}
    </>
  )
}

export default ServicesSection
