import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { ContactPreference } from '#features/users/schema.ts'
import { whatsAppAddress } from '#fields/whatsapp.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'

export type Contacted = { phone: string; contactPreference: ContactPreference | null }

/** Opens the number in WhatsApp or calls it. The channel that the client prefers is first. */
export const ContactLinks = ({ phone, contactPreference }: Contacted) => {
  const { t } = useTranslation()
  // The number is empty after the person's data is erased. WhatsApp needs the country code.
  if (!phone) return null
  const look = { variant: 'outline', size: 'table' } as const
  const links = [
    <ButtonLink key="call" {...look} icon={<Icon icon={Phone} size="medium" />} href={`tel:${phone}`}>
      {t('conversations.call')}
    </ButtonLink>,
    phone.startsWith('+') && (
      <ButtonLink
        key="whatsapp"
        {...look}
        icon={<Icon icon={MessageCircle} size="medium" />}
        href={whatsAppAddress(phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('conversations.whatsapp')}
        <span className="visually-hidden"> {t('conversations.newTab')}</span>
      </ButtonLink>
    ),
  ]
  return contactPreference === 'whatsapp' ? links.toReversed() : links
}
