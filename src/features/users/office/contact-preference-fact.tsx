import { whatsAppAddress } from '#fields/whatsapp.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import type { ContactPreference } from '../schema.ts'

/** The preferred way of contact. WhatsApp is a link to the chat, for which a number needs its country code. */
export const ContactPreferenceFact = ({
  contactPreference,
  phone,
}: {
  contactPreference: ContactPreference
  phone: string | null
}) => {
  const { t } = useTranslation()
  const name = t(`contact.preference.${contactPreference}`)
  return (
    <Fact label={t('contact.preference')}>
      {contactPreference === 'whatsapp' && phone?.startsWith('+') ? (
        <a className="text-link" href={whatsAppAddress(phone)} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="visually-hidden"> ({t('form.opensNew')})</span>
        </a>
      ) : (
        name
      )}
    </Fact>
  )
}
