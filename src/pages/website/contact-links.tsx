import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { Settings } from '#features/settings/setting-values.ts'
import { whatsAppAddress } from '#fields/whatsapp.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { SocialIcon, type SocialNetwork } from '#ui/social-icon.tsx'

/** Only the value is written left to right; the icon stays at the inline start of the page. */
export const EmailContact = ({ email, className }: { email: string; className?: string }) => (
  <a className={className} href={`mailto:${email}`}>
    <Icon icon={Mail} size="medium" />
    <bdi dir="ltr">{email}</bdi>
  </a>
)

export const PhoneContact = ({ phone, className }: { phone: string; className?: string }) => (
  <a className={className} href={`tel:${phone}`}>
    <Icon icon={Phone} size="medium" />
    <bdi dir="ltr" className="number">
      {formatPhone(phone)}
    </bdi>
  </a>
)

export const WhatsAppContact = ({ number, className }: { number: string; className?: string }) => {
  const { t } = useTranslation()
  return (
    <a className={className} href={whatsAppAddress(number)} rel="noopener">
      <SocialIcon network="whatsapp" />
      {t('nav.whatsapp')}
    </a>
  )
}

const networks = [
  { network: 'x', name: 'X', key: 'twitter_url' },
  { network: 'linkedin', name: 'LinkedIn', key: 'linkedin_url' },
  { network: 'instagram', name: 'Instagram', key: 'instagram_url' },
  { network: 'facebook', name: 'Facebook', key: 'facebook_url' },
  { network: 'youtube', name: 'YouTube', key: 'youtube_url' },
] as const satisfies readonly { network: SocialNetwork; name: string; key: keyof Settings }[]

/** Networks without an address are omitted; if none has one, nothing is rendered. */
export const SocialLinks = ({ settings, label }: { settings: Settings; label: string }) => {
  const present = networks.filter(({ key }) => settings[key] !== '')
  if (present.length === 0) return null
  return (
    <ul className="social-links" aria-label={label}>
      {present.map(({ network, name, key }) => (
        <li key={network}>
          <a href={settings[key]} aria-label={name} rel="noopener">
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
