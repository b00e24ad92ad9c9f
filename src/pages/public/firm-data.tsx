import { settingIn } from '#features/settings/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useSettings } from '../page-head.tsx'
import { useSite } from '../site-context.tsx'

/** The firm as search engines read it: name, address, hours. Data, not code, so no policy refuses it. */
const FirmData = () => {
  const { language } = useTranslation()
  const { publicUrl } = useSite()
  const settings = useSettings()
  const firm = {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: settingIn(settings, 'site_title', language),
    description: settingIn(settings, 'site_description', language),
    url: publicUrl,
    telephone: settings.contact_phone,
    email: settings.contact_email,
    address: settingIn(settings, 'contact_address', language).replaceAll('\n', ', '),
    openingHours: 'Su-Th 09:00-17:00',
    sameAs: [
      settings.twitter_url,
      settings.linkedin_url,
      settings.instagram_url,
      settings.facebook_url,
      settings.youtube_url,
    ].filter(Boolean),
  }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped; React would escape its quotes
      dangerouslySetInnerHTML={{ __html: JSON.stringify(firm).replaceAll('<', '\\u003c') }}
    />
  )
}

export default FirmData
