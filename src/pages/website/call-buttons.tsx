import Phone from 'lucide-react/icons/phone'
import { whatsAppAddress } from '#fields/whatsapp.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { SocialIcon } from '#ui/social-icon.tsx'
import { useSettings } from '../page-head.tsx'
import './call-buttons.css'

/**
 * Buttons for a call and for WhatsApp on a phone, in the first view of a page. On wider screens the top bar
 * has both.
 */
export const CallButtons = ({ phone }: { phone?: string | undefined }) => {
  const { t } = useTranslation()
  const { contact_phone, whatsapp_number } = useSettings()
  const number = phone || contact_phone
  const className = buttonClass({ variant: 'outline' })
  return (
    <div className="call-buttons">
      {number && (
        <a className={className} href={`tel:${number}`}>
          <Icon icon={Phone} size="medium" />
          <bdi dir="ltr" className="number">
            {formatPhone(number)}
          </bdi>
        </a>
      )}
      {whatsapp_number && (
        <a className={className} href={whatsAppAddress(whatsapp_number)} rel="noopener">
          <SocialIcon network="whatsapp" />
          {t('nav.whatsapp')}
        </a>
      )}
    </div>
  )
}
