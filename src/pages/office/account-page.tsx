import { useTranslation } from '#i18n/translate.tsx'
import OwnAccount from '../account/own-account.tsx'
import { OfficeHead } from './office-head.tsx'

export default function AccountPage() {
  const { t } = useTranslation()
  return (
    <>
      <OfficeHead title={t('account.title')}>
        <p>{t('account.intro')}</p>
      </OfficeHead>
      <OwnAccount />
    </>
  )
}
