import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { currentUserQuery, useCurrentUser } from '#features/auth/api.ts'
import { servicesQuery } from '#features/services/api.ts'
import { ServiceLedger, ServiceLedgerSkeleton } from '#features/services/components/service-ledger.tsx'
import type { Service } from '#features/services/schema.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { PhoneLink } from '#ui/user-text.tsx'
import { useSettings } from '../page-head.tsx'
import { openSection } from '../sections.ts'
import { useLate } from '../use-late.ts'
import { WithTexts } from '../with-texts.tsx'
import { requestService } from './requested-service.ts'

const loadDialog = () => import('./login-dialog.tsx')

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
  const { t, language } = useTranslation()
  const { data: services, isPending, isError, isFetching, refetch } = useQuery(servicesQuery())
  const { isGuest, asked, request, close, goOn, Dialog } = useServiceRequest()
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
      {asked && Dialog && (
        <Dialog
          notice={t('services.loginNotice', { service: localized(asked, 'name', language).text })}
          onClose={close}
          onDone={() => {
            close()
            goOn(asked)
          }}
        />
      )}
    </>
  )
}

/** A guest logs in or registers first, and both ways lead to the form with the service chosen (decision 4.1). */
const useServiceRequest = () => {
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  // The server draws for guests: what it drew is taken over as it is, and changes after that.
  const isMounted = useMounted()
  const [asked, setAsked] = useState<Service>()
  const { Part: Dialog, fetchPart } = useLate(loadDialog)

  const goOn = (service: Service) => {
    requestService(service.area)
    openSection('consultation')
  }
  const request = async (service: Service, event: MouseEvent) => {
    // The link itself leads to the form; only what stands before it is ours.
    if (user) return requestService(service.area)
    event.preventDefault()
    const found = await queryClient.ensureQueryData(currentUserQuery()).catch(() => null)
    if (found) goOn(service)
    else if (await fetchPart()) setAsked(service)
  }
  return { isGuest: !user || !isMounted, asked, request, close: () => setAsked(undefined), goOn, Dialog }
}

export default ServicesSection
