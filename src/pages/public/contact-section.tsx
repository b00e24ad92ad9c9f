import { type Settings, settingIn } from '#features/settings/setting-values.ts'
import { localeOf, timeZone } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Triangle } from '#ui/brand.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { useSettings } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'

const ContactSection = () => (
  <WithTexts area="home">
    <Contact />
  </WithTexts>
)

const Contact = () => {
  const { t } = useTranslation()
  const settings = useSettings()
  return (
    <section className="section contact" id="contact" aria-labelledby="contact-heading">
      <div className="wrap grid-12">
        <div className="contact-details">
          <h2 id="contact-heading" tabIndex={-1}>
            {t('contact.heading')}
          </h2>
          <ContactDetails settings={settings} />
        </div>
        <div className="contact-hours">
          <HoursTable />
        </div>
      </div>
    </section>
  )
}

const ContactDetails = ({ settings }: { settings: Settings }) => {
  const { t, language } = useTranslation()
  const phones = [settings.contact_phone, settings.contact_phone_2].filter(Boolean)
  const emails = [settings.contact_email, settings.contact_email_2].filter(Boolean)
  return (
    <dl className="contact-list">
      <div>
        <dt>{t('contact.address')}</dt>
        <dd className="contact-address">{settingIn(settings, 'contact_address', language)}</dd>
      </div>
      <div>
        <dt>{t('contact.phone')}</dt>
        {phones.map((phone) => (
          <dd key={phone}>
            <PhoneLink phone={phone} className="number" />
          </dd>
        ))}
      </div>
      <div>
        <dt>{t('contact.email')}</dt>
        {emails.map((email) => (
          <dd key={email}>
            <EmailLink email={email} className="number" />
          </dd>
        ))}
      </div>
    </dl>
  )
}

/** Sunday to Thursday (specification, section 9). The week begins on Sunday. */
const isOpen = (day: number) => day <= 4
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]
const aSunday = Date.UTC(2025, 2, 9)
const millisecondsOfDay = 24 * 60 * 60 * 1000

const HoursTable = () => {
  const { t, language } = useTranslation()
  const weekday = new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone })
  const today = weekday.format(new Date())
  return (
    <table className="hours">
      <caption>{t('contact.hours')}</caption>
      <tbody>
        {daysOfWeek.map((day) => {
          const name = weekday.format(new Date(aSunday + day * millisecondsOfDay))
          return (
            <tr key={day} className={name === today ? 'hours-today' : isOpen(day) ? undefined : 'hours-off'}>
              <th scope="row">
                {name}
                {name === today && (
                  <span className="hours-mark">
                    <Triangle />
                    {t('contact.hours.today')}
                  </span>
                )}
              </th>
              <td>{t(isOpen(day) ? 'contact.hours.open' : 'contact.hours.off')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export default ContactSection
