import ArrowRight from 'lucide-react/icons/arrow-right'
import type { MouseEvent } from 'react'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { Service } from '../schema.ts'
import { firstSentence } from './first-sentence.ts'
import './service-ledger.css'

type Request = {
  /** Guests must log in first; for other users the link leads directly to the form. */
  opensDialog: boolean
  onRequest: (service: Service, event: MouseEvent) => void
}

/** The services as a ruled list; the line of the active row highlights one triangle. */
export const ServiceLedger = ({ services, ...request }: { services: readonly Service[] } & Request) => (
  <ul className="ledger">
    {services.map((service, index) => (
      <ServiceRow
        key={service.id}
        service={service}
        isFirstOfArea={services.findIndex(({ area }) => area === service.area) === index}
        {...request}
      />
    ))}
  </ul>
)

const ServiceRow = ({
  service,
  isFirstOfArea,
  opensDialog,
  onRequest,
}: { service: Service; isFirstOfArea: boolean } & Request) => {
  const { t, language } = useTranslation()
  const name = localized(service, 'name', language)
  const description = localized(service, 'description', language)
  const isFallback = name.language !== language || description.language !== language
  return (
    <li className="ledger-row" id={isFirstOfArea ? `area-${service.area}` : undefined}>
      <ServiceIcon name={service.icon} />
      <div>
        <h3 tabIndex={-1}>
          <a className="ledger-name" href={href('/services/:id', { id: service.id })}>
            <InItsLanguage {...name} />
          </a>
        </h3>
        <p className="ledger-text">
          <InItsLanguage text={firstSentence(description.text)} language={description.language} />
        </p>
        {isFallback && <p className="caption">{t('services.onlyInEnglish')}</p>}
        <a
          className="arrow-link ledger-request"
          href="/#consultation"
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          aria-label={t('services.requestNamed', { service: name.text })}
          onClickCapture={(event) => onRequest(service, event)}
        >
          {t('services.request')}
          <Icon icon={ArrowRight} flips />
        </a>
      </div>
    </li>
  )
}

const skeletons = ['one', 'two', 'three', 'four', 'five', 'six']

export const ServiceLedgerSkeleton = () => (
  <Loading data-arriving>
    <ul className="ledger" aria-hidden="true">
      {skeletons.map((key) => (
        <li key={key} className="ledger-row ledger-row-skeleton">
          <Skeleton shape="badge" />
          <div>
            <Skeleton shape="60" />
            <Skeleton shape="100" />
            <Skeleton shape="80" />
            <Skeleton shape="40" />
          </div>
        </li>
      ))}
    </ul>
  </Loading>
)
