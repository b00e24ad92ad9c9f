import { useTranslation } from '#i18n/translate.tsx'
import { useSettings } from '../page-head.tsx'
import { EmailContact, PhoneContact, SocialLinks } from './contact-links.tsx'

const TopBarContacts = () => {
  const { t } = useTranslation()
  const settings = useSettings()
  return (
    <>
      {settings.contact_email && <EmailContact email={settings.contact_email} />}
      {settings.contact_phone && <PhoneContact phone={settings.contact_phone} />}
      <SocialLinks settings={settings} label={t('nav.followUs')} />
    </>
  )
}

export default TopBarContacts
