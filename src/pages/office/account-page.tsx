import { lazy, Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { OfficeHead } from './office-head.tsx'

/** Its forms, with the checks of every field, are heavier than all the rest of the screen. */
const OwnAccount = lazy(() => import('../account/own-account.tsx'))

export default () => {
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
