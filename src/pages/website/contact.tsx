import type { ReactNode } from 'react'
import { ContactForm } from '#features/contact-messages/website/contact-form.tsx'
import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import { whatsAppAddress } from '#fields/whatsapp.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { useSettings } from '../page-head.tsx'
import { SocialLinks } from './contact-links.tsx'
import { OfficeHours } from './office-hours.tsx'
import { OfficeMap } from './office-map.tsx'

/** A section of the home page, and the whole contact page, where its heading is the page's. */
export const Contact = ({ headingLevel }: { headingLevel: 1 | 2 }) => {
  const { t } = useTranslation()
  const settings = useSettings()
  const Heading = `h${headingLevel}` as const
  const inner = headingLevel === 1 ? 'h2' : 'h3'
  const FormHeading = inner
  return (
    <section className="section contact" id="contact" aria-labelledby="contact-heading">
      <div className="wrap">
        <div className="grid-12">
          <div className="contact-details">
            <Heading id="contact-heading" className="contact-heading" tabIndex={-1}>
              {t('contact.heading')}
            </Heading>
            <ContactDetails settings={settings} />
            <OfficeHours />
            <SocialLinks settings={settings} label={t('nav.followUs')} />
          </div>
          <div className="contact-form print-hidden">
            <FormHeading id="contact-form-heading" className="contact-form-heading">
              {t('contact.form.title')}
            </FormHeading>
            <ContactForm titleId="contact-form-heading" headingLevel={inner} />
          </div>
        </div>
        <OfficeMap settings={settings} headingLevel={inner} />
      </div>
    </section>
  )
}

const ContactDetails = ({ settings }: { settings: Settings }) => {
  const { t, language } = useTranslation()
  const address = settingIn(settings, 'contact_address', language)
  const phones = [settings.contact_phone, settings.contact_phone_2].filter(Boolean)
  const emails = [settings.contact_email, settings.contact_email_2].filter(Boolean)
  return (
    <dl className="contact-list">
      {address && (
        <div>
          <dt>{t('contact.address')}</dt>
          <dd className="contact-address">{address}</dd>
        </div>
      )}
      <Reached label={t('contact.phone')} isThere={phones.length > 0 || settings.whatsapp_number !== ''}>
        {phones.map((phone) => (
          <dd key={phone}>
            <PhoneLink phone={phone} className="number" />
          </dd>
        ))}
        {settings.whatsapp_number && (
          <dd>
            <a href={whatsAppAddress(settings.whatsapp_number)} rel="noopener">
              {t('nav.whatsapp')}
            </a>
          </dd>
        )}
      </Reached>
      <Reached label={t('contact.email')} isThere={emails.length > 0}>
        {emails.map((email) => (
          <dd key={email}>
            <EmailLink email={email} className="number" />
          </dd>
        ))}
      </Reached>
    </dl>
  )
}

/** A way to contact the firm; renders nothing if it is not set. */
const Reached = ({ label, isThere, children }: { label: string; isThere: boolean; children: ReactNode }) =>
  isThere && (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  )
