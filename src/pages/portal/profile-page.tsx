import { useTranslation } from '#i18n/translate.tsx'
import OwnAccount from '../account/own-account.tsx'
import { PageHead } from '../page-head.tsx'

export default function ProfilePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('portal.profile')} />
      <div className="portal-head">
        <h1>{t('portal.profile')}</h1>
        <p>{t('account.intro')}</p>
      </div>
      <OwnAccount />
    </>
  )
}
