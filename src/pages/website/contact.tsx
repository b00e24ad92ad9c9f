import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ContactForm } from '#features/contact-messages/website/contact-form.tsx'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { locationOf } from '#features/settings/setting-formats.ts'
import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import { whatsAppAddress } from '#fields/whatsapp.ts'
import { hoursOn, weekdayOf } from '#firm-time/calendar.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Triangle } from '#ui/brand.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { useSettings } from '../page-head.tsx'
import { SocialLinks } from './contact-links.tsx'
import { Hours, OpenNow, useVisitTime } from './open-now.tsx'

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

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]

/** The hours of this week, and whether the office is open now. */
const OfficeHours = () => {
  const { t, language } = useTranslation()
  const now = useVisitTime()
  const calendar = useCalendar()
  const today = todayInRiyadh(now)
  // The days of this week, so that a holiday or Ramadan shows its hours.
  const days = daysOfWeek.map((day) => addDays(today, day - weekdayOf(today)))
  return (
    <>
      <table className="hours">
        <caption>{t('contact.hours')}</caption>
        <tbody>
          {days.map((day) => {
            const spans = hoursOn(day, calendar)
            return (
              <tr
                key={day}
                className={day === today ? 'hours-today' : spans.length > 0 ? undefined : 'hours-off'}
              >
                <th scope="row">
                  {formatWeekday(instantInRiyadh(day, '12:00'), language)}
                  {day === today && (
                    <span className="hours-mark">
                      <Triangle />
                      {t('contact.hours.today')}
                    </span>
                  )}
                </th>
                <td>{spans.length > 0 ? <Hours spans={spans} /> : t('contact.hours.off')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="hours-now">
        <OpenNow now={now} />
      </p>
    </>
  )
}

/**
 * Shows drawn streets until the visitor asks for the map: before that, no request is sent to its provider
 * (P4.13). Without an address it renders nothing, and without a location only a link that searches for the
 * address.
 */
const OfficeMap = ({
  settings,
  headingLevel: Heading,
}: {
  settings: Settings
  headingLevel: 'h2' | 'h3'
}) => {
  const { t, language } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const address = settingIn(settings, 'contact_address', language)
  const location = locationOf(settings)
  if (!address) return null
  if (isOpen && location) return <LoadedMap location={location} />
  return (
    <div className="map">
      <MapDrawing />
      <div className="map-card">
        <Heading>{quarterOf(address) || t('contact.map')}</Heading>
        {location && <p>{t('contact.map.text')}</p>}
        <div className="map-actions">
          {location && (
            <Button
              variant="outline"
              size="small"
              className="needs-scripts"
              icon={<Icon icon={MapPin} size="medium" />}
              onClick={() => setOpen(true)}
            >
              {t('contact.map.show')}
            </Button>
          )}
          <a className="text-link" href={mapOfAddress(settings.contact_address)} rel="noopener noreferrer">
            {t('contact.map.open')}
          </a>
        </div>
      </div>
    </div>
  )
}

const LoadedMap = ({ location }: { location: { latitude: number; longitude: number } }) => {
  const { t } = useTranslation()
  const skip = useRef<HTMLAnchorElement>(null)
  // The clicked button is gone, so focus moves to the link before the map that skips it.
  useEffect(() => skip.current?.focus({ preventScroll: true }), [])
  return (
    <div className="map">
      <a ref={skip} className="map-skip" href="#after-map">
        {t('contact.map.skip')}
      </a>
      <iframe
        title={t('contact.map')}
        src={embeddedMap(location)}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin"
      />
      <span id="after-map" tabIndex={-1} />
    </div>
  )
}

/** The last line of the address, without its postal code. */
const quarterOf = (address: string): string =>
  address
    .split('\n')
    .at(-1)
    ?.replace(/[\s\d]+$/, '') ?? ''

/** Decorative streets, not the real ones, by their width. */
const streets = [
  {
    width: 3.5,
    path: 'M-39 -20L-127 320M127 -20L52 320M238 -20L140 320M335 -20L225 320M512 -20L402 320M598 -20L503 320M703 -20L595 320M868 -20L771 320M976 -20L868 320M1052 -20L958 320M1235 -20L1140 320',
  },
  { width: 4, path: 'M-20 -28L1240 34M-20 24L1240 102M-20 137L1240 216M-20 202L1240 274M-20 257L1240 331' },
  { width: 9, path: 'M39 -20L-39 320M423 -20L332 320M791 -20L700 320M1150 -20L1076 320' },
  { width: 12, path: 'M-20 80L1240 151' },
]

const MapDrawing = () => (
  <svg viewBox="0 0 1200 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {streets.map(({ width, path }) => (
      <path key={width} d={path} className="map-street" strokeWidth={width} />
    ))}
    <path className="map-office" d="M640 118l16 28h-32z" />
  </svg>
)

const mapHost = 'https://www.openstreetmap.org'

/** Degrees that the map shows on each side of the office. */
const span = { latitude: 0.0045, longitude: 0.014 }

const embeddedMap = ({ latitude, longitude }: { latitude: number; longitude: number }): string => {
  const box = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ].map((degrees) => degrees.toFixed(4))
  const parameters = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `${mapHost}/export/embed.html?${parameters}`
}

/** A search for the address from the settings, for visitors without scripts or who want the full map. */
const mapOfAddress = (address: string): string =>
  `${mapHost}/search?${new URLSearchParams({ query: address.replaceAll('\n', ', ') })}`
