import { useTranslation } from '#i18n/translate.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { fetchedCode } from '../fetched-code.ts'
import { OfficeHead } from './office-head.tsx'

/** The forms and their validation are larger than the rest of the screen. */
const { Component: OwnAccount } = fetchedCode(() => import('../account/own-account.tsx'))

export default function AccountPage() {
  const { t } = useTranslation()
  return (
    <>
      <OfficeHead title={t('account.title')}>
        <p>{t('account.intro')}</p>
      </OfficeHead>
      <OwnAccount fallback={<PageSpinner />} />
    </>
  )
}
