import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { href } from '#access/href.ts'
import { NewsletterForm } from '#features/newsletter/website/newsletter-form.tsx'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { servicesQuery } from '#features/services/browser/api.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { analyticsIdOf } from '#features/settings/setting-formats.ts'
import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import { whatsAppAddress } from '#fields/whatsapp.ts'
import { hoursOn } from '#firm-time/calendar.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formAreas } from '#i18n/areas.ts'
import { timeZone } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Merlons } from '#ui/merlons.tsx'
import { SocialIcon } from '#ui/social-icon.tsx'
import { useFirmName, useSettings } from '../page-head.tsx'
import { useSite } from '../site-context.tsx'
import { WithTexts } from '../with-texts.tsx'
import { SocialLinks } from './contact-links.tsx'
import { openPrivacyChoice } from './notices/privacy-choice.ts'
import { Hours, useVisitTime } from './open-now.tsx'
import { sectionsOfHome } from './use-site-links.ts'

const practiceAreas = serviceAreas.filter((area) => area !== 'other')

const SiteFooter = ({ hasNewsletter }: { hasNewsletter: boolean }) => {
  const settings = useSettings()
  return (
    <WithTexts area="home">
      <footer className="site-footer">
        <Merlons height={24} width={60} className="site-footer-edge" />
        <div className="site-footer-ground night">
          <div className="wrap">
            <div className="grid-12 site-footer-columns">
              <FirmColumn settings={settings} />
              <QuickLinks />
              <PracticeAreas />
              {hasNewsletter && <Newsletter />}
            </div>
            <LegalLinks settings={settings} />
            <LegalLine settings={settings} />
          </div>
        </div>
      </footer>
    </WithTexts>
  )
}

const FirmColumn = ({ settings }: { settings: Settings }) => {
  const { t, language } = useTranslation()
  const name = useFirmName()
  const address = settingIn(settings, 'contact_address', language)
  return (
    <div className="site-footer-firm">
      <a href="/" className="brand-link">
        <Brand name={name} />
      </a>
      <p>{t('brand.descriptor')}</p>
      {address && <p className="site-footer-address">{address}</p>}
      <HoursToday />
      {settings.whatsapp_number && (
        <ButtonLink
          href={whatsAppAddress(settings.whatsapp_number)}
          variant="night"
          rel="noopener"
          icon={<SocialIcon network="whatsapp" />}
        >
          {t('nav.whatsapp')}
        </ButtonLink>
      )}
      <SocialLinks settings={settings} label={t('nav.followUs')} />
    </div>
  )
}

/** The opening hours of this day, with Ramadan and holidays. */
const HoursToday = () => {
  const { t } = useTranslation()
  const spans = hoursOn(todayInRiyadh(useVisitTime()), useCalendar())
  return (
    <p>
      {t('contact.hours.today')}: {spans.length > 0 ? <Hours spans={spans} /> : t('contact.hours.off')}
    </p>
  )
}

const QuickLinks = () => {
  const { t } = useTranslation()
  return (
    <FooterColumn title={t('nav.quickLinks')} className="site-footer-links">
      {sectionsOfHome.map(({ id, label }) => (
        <li key={id}>
          <a href={`/#${id}`}>{t(label)}</a>
        </li>
      ))}
      <li>
        <a href={href('/search')}>{t('nav.search')}</a>
      </li>
    </FooterColumn>
  )
}

/** Each area links to its first service, or to the list of services if it has none. */
const PracticeAreas = () => {
  const { t } = useTranslation()
  const { data: services = [] } = useQuery(servicesQuery())
  const pathOf = (area: ServiceArea) => {
    const service = services.find((candidate) => candidate.area === area)
    return service ? href('/services/:id', { id: service.id }) : `/#area-${area}`
  }
  return (
    <FooterColumn title={t('practice.areas')} className="site-footer-areas">
      {practiceAreas.map((area) => (
        <li key={area}>
          <a href={pathOf(area)}>{t(areaLabel[area])}</a>
        </li>
      ))}
    </FooterColumn>
  )
}

const Newsletter = () => {
  const { t } = useTranslation()
  return (
    <div className="site-footer-newsletter">
      <h2>{t('newsletter.heading')}</h2>
      <WithTexts area={formAreas}>
        <NewsletterWords />
        <NewsletterForm isOnNight />
      </WithTexts>
    </div>
  )
}

const NewsletterWords = () => {
  const { t } = useTranslation()
  return <p>{t('newsletter.text')}</p>
}

/** A collapsed `details` on phones; on wider screens always open, with a heading. */
const FooterColumn = ({
  title,
  className,
  children,
}: {
  title: string
  className: string
  children: ReactNode
}) => (
  <details className={`site-footer-column ${className}`}>
    <summary>
      {title}
      <Icon icon={ChevronDown} size="medium" />
    </summary>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </details>
)

const LegalLinks = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation()
  return (
    <nav className="site-footer-legal-links" aria-label={t('footer.legal')}>
      <a href={href('/privacy-policy')}>{t('legal.privacy')}</a>
      <a href={href('/terms-of-service')}>{t('legal.terms')}</a>
      <a href={href('/disclaimer')}>{t('legal.disclaimer')}</a>
      {analyticsIdOf(settings) && (
        <button type="button" onClick={(event) => openPrivacyChoice(event.currentTarget)}>
          {t('privacy.choices')}
        </button>
      )}
    </nav>
  )
}

/** The year in Riyadh, where it begins three hours before UTC. */
const yearInRiyadh = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' })

const LegalLine = ({ settings }: { settings: Settings }) => {
  const { t } = useTranslation()
  const firm = useFirmName()
  const { servedAt } = useSite()
  const { license_number, commercial_register } = settings
  return (
    <div className="site-footer-legal">
      {license_number && <span>{t('footer.license', { number: license_number })}</span>}
      {commercial_register && <span>{t('footer.register', { number: commercial_register })}</span>}
      <span>{t('legal.noAdvice')}</span>
      <span>{t('legal.noRelation')}</span>
      <span>
        <Sentence
          of="footer.rights"
          elements={{
            year: <span className="number">{yearInRiyadh.format(servedAt)}</span>,
            firm,
          }}
        />
      </span>
    </div>
  )
}

export default SiteFooter
