import { lazy, Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { OfficeHead } from './office-head.tsx'

/** The forms and their validation are larger than the rest of the screen. */
const OwnAccount = lazy(() => import('../account/own-account.tsx'))

export default function AccountPage() {
  const { t } = useTranslation()
  return (
    <>
      <OfficeHead title={t('account.title')}>
        <p>{t('account.intro')}</p>
      </OfficeHead>
      <Suspense fallback={<PageSpinner />}>
        <OwnAccount />
      </Suspense>
    </>
  )
}
