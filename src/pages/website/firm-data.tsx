import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import type { Week } from '#firm-time/calendar.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { conventionsOf } from '#languages/conventions.ts'
import { absolute, canonicalOf, sharePathOf } from '../page-addresses.ts'
import { useFirmName, useSettings } from '../page-head.tsx'
import { useSite } from '../site-context.tsx'
import { WithTexts } from '../with-texts.tsx'
import { firmId, StructuredData } from './structured-data.tsx'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** One specification for each distinct opening and closing. */
const specificationsOf = (week: Week) => {
  const spans = week.flatMap((spans, day) =>
    spans.map(({ from, to }) => ({ day: `https://schema.org/${weekdays[day]}`, hours: `${from} ${to}` })),
  )
  return [...Map.groupBy(spans, ({ hours }) => hours)].map(([hours, days]) => {
    const [opens, closes] = hours.split(' ')
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(({ day }) => day),
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    }
  })
}

const FirmData = () => (
  <WithTexts area="home">
    <FirmAndSite />
  </WithTexts>
)

/** Structured data of the firm and its site for search engines. */
const FirmAndSite = () => {
  const { t, language } = useTranslation()
  const { publicUrl, isLanguageNamed } = useSite()
  const settings = useSettings()
  const name = useFirmName()
  const address = settingIn(settings, 'contact_address', language)
  const openingHours = specificationsOf(useCalendar().week)
  return (
    <>
      <StructuredData
        of={{
          '@type': 'LegalService',
          '@id': firmId(publicUrl),
          name,
          description: settingIn(settings, 'site_description', language),
          url: publicUrl,
          image: absolute(publicUrl, settings.og_image || sharePathOf('/', language)),
          logo: `${publicUrl}/icon-512.png`,
          telephone: [settings.contact_phone, settings.contact_phone_2].filter(Boolean),
          email: settings.contact_email,
          address: address && {
            '@type': 'PostalAddress',
            streetAddress: address.replaceAll('\n', conventionsOf(language).comma),
            addressLocality: t('firm.city'),
            addressCountry: 'SA',
          },
          openingHoursSpecification: openingHours.length === 1 ? openingHours[0] : openingHours,
          areaServed: { '@type': 'Country', name: t('firm.country') },
          availableLanguage: ['ar', 'en'],
          sameAs: [
            settings.twitter_url,
            settings.linkedin_url,
            settings.instagram_url,
            settings.facebook_url,
            settings.youtube_url,
          ].filter(Boolean),
        }}
      />
      <StructuredData
        of={{
          '@type': 'WebSite',
          '@id': `${publicUrl}/#site`,
          name,
          url: canonicalOf(publicUrl, { path: '/' }, { language, isLanguageNamed }),
          inLanguage: language,
          publisher: { '@id': firmId(publicUrl) },
        }}
      />
    </>
  )
}

export default FirmData
