import { useTranslation } from '#i18n/translate.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { useSettings } from './page-head.tsx'

/** A note on pages that need scripts: how to reach the firm without them. */
const NoScriptsNote = () => {
  const { t } = useTranslation()
  const { contact_phone, contact_email } = useSettings()
  return (
    <div className="wrap stack section">
      <p>{t('state.needsScripts')}</p>
      {contact_phone && <PhoneLink phone={contact_phone} />}
      {contact_email && <EmailLink email={contact_email} />}
    </div>
  )
}

export default NoScriptsNote
