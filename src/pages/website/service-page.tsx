import { useQuery } from '@tanstack/react-query'
import { href } from '#access/href.ts'
import { isGone } from '#browser/call-api.ts'
import { useWeekText } from '#features/office-hours/browser/use-week-text.ts'
import { serviceQuery, servicesQuery } from '#features/services/browser/api.ts'
import type { Service, ServiceInFull } from '#features/services/schema.ts'
import { firstSentence } from '#features/services/website/first-sentence.ts'
import { teamMembersQuery } from '#features/team-members/browser/api.ts'
import { PeopleLines } from '#features/team-members/website/people-lines.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { beginningOf } from '#languages/beginning-of.ts'
import { localized } from '#languages/language.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Cover } from '#ui/cover.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { pageOfService } from '../record-pages.ts'
import { CallButtons } from './call-buttons.tsx'
import { FirmLayout, MissingPage, PageHero, PageLoading } from './firm-layout.tsx'
import { IndexedHead } from './indexed-head.tsx'
import { categoryOfArea, publicationsInArea, RelatedPublications } from './related-publications.tsx'
import { GuideContents, GuideData, ServiceGuide } from './service-guide.tsx'
import { useServiceRequest } from './use-service-request.tsx'
import '#ui/fold.css'
import './publications/publication-side.css'
import './service-page.css'

const ServicePage = ({ params: { id = '' } }: { params: PageParams }) => {
  const { error } = useQuery(serviceQuery(id))
  if (isGone(error)) return <MissingPage />
  return (
    <FirmLayout>
      <LoadedService id={id} />
    </FirmLayout>
  )
}

const LoadedService = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { data: service, isPending, isError, isFetching, refetch } = useQuery(serviceQuery(id))
  if (isPending || (isError && isFetching)) return <PageLoading />
  if (isError)
    return (
      <div className="wrap page-body">
        <PageHead title={t('services.heading')} />
        <h1 className="visually-hidden">{t('services.heading')}</h1>
        <ErrorState title={t('service.loadFailed')} onRetry={() => refetch()}>
          {t('service.loadFailed.text')}
        </ErrorState>
      </div>
    )
  return <WholeService service={service} />
}

const WholeService = ({ service }: { service: ServiceInFull }) => {
  const { t, language } = useTranslation()
  const name = localized(service, 'name', language)
  const description = localized(service, 'description', language)
  const page = pageOfService(service)
  const namedPage = {
    ...page,
    name: name.text,
    ...(name.language !== language && { language: name.language }),
  }
  const lede = firstSentence(description.text)
  return (
    <article>
      <IndexedHead title={name.text} description={beginningOf(description.text, 160)} page={page} />
      <PageHero
        breadcrumb={[{ name: t('services.heading'), path: '/#services' }, namedPage]}
        title={
          <>
            <ServiceIcon name={service.icon} className="page-hero-icon" />
            <InItsLanguage {...name} />
          </>
        }
        lede={<InItsLanguage text={lede} language={description.language} />}
        actions={
          <>
            <RequestButton service={service} />
            <CallButtons />
          </>
        }
        figure={<AreaDrawing service={service} />}
      />
      <GuideData service={service} />
      <div className="wrap grid-12 page-body service-body">
        <GuideContents service={service} />
        <div className="page-main">
          <Description service={service} after={lede} />
          <ServiceGuide service={service} />
          <NextSteps />
          <RelatedPublications title="publications.related" of={publicationsInArea(service.area)} />
        </div>
        <div className="page-aside">
          <PeopleOfArea service={service} />
          <OtherServices service={service} />
        </div>
      </div>
    </article>
  )
}

/** A drawing in the colors of the area's publications. */
const AreaDrawing = ({ service }: { service: Service }) => (
  <div className="page-hero-drawing">
    <Cover id={service.id} category={categoryOfArea[service.area]} width={320} height={200} />
  </div>
)

/** Works like the services list on the home page: a guest logs in first, and the dialog shows the service. */
const RequestButton = ({ service }: { service: Service }) => {
  const { t, language } = useTranslation()
  const { isGuest, request, dialog } = useServiceRequest()
  return (
    <>
      <ButtonLink
        href="/#consultation"
        aria-haspopup={isGuest ? 'dialog' : undefined}
        aria-label={t('services.requestNamed', { service: localized(service, 'name', language).text })}
        onClickCapture={(event) => request(service, event)}
      >
        {t('services.request')}
      </ButtonLink>
      {dialog}
    </>
  )
}

const Description = ({ service, after }: { service: Service; after: string }) => {
  const { t, language } = useTranslation()
  const { text, language: written } = localized(service, 'description', language)
  const paragraphs = text
    .trim()
    .slice(after.length)
    .split(/\n+/)
    .map((line) => line.trim())
  return (
    <section className="service-description">
      {paragraphs.filter(Boolean).map((paragraph) => (
        <p key={paragraph}>
          <InItsLanguage text={paragraph} language={written} />
        </p>
      ))}
      {written !== language && <p className="caption">{t('services.onlyInEnglish')}</p>}
    </section>
  )
}

const steps = ['read', 'meet', 'offer'] as const

const NextSteps = () => {
  const { t } = useTranslation()
  const weekText = useWeekText()
  return (
    <section aria-labelledby="service-steps">
      <h2 id="service-steps">{t('service.steps')}</h2>
      <ol className="page-lines service-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <p>{step === 'read' ? weekText('service.steps.read') : t(`service.steps.${step}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const OtherServices = ({ service }: { service: Service }) => {
  const { t, language } = useTranslation()
  const { data: services = [] } = useQuery(servicesQuery())
  const others = services.filter(({ id }) => id !== service.id)
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="service-others">
      <h2 id="service-others">{t('service.others')}</h2>
      <ul className="page-lines">
        {others.map((other) => (
          <li key={other.id}>
            <a href={href('/services/:id', { id: other.id })}>
              <ServiceIcon name={other.icon} />
              <InItsLanguage {...localized(other, 'name', language)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const PeopleOfArea = ({ service }: { service: Service }) => {
  const { t } = useTranslation()
  const { data: team = [] } = useQuery(teamMembersQuery())
  const people = team.filter(({ areas }) => areas.includes(service.area))
  if (people.length === 0) return null
  return (
    <section aria-labelledby="service-people">
      <h2 id="service-people">{t('service.people')}</h2>
      <PeopleLines people={people} />
    </section>
  )
}

export default ServicePage
