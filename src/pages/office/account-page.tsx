import { useTranslation } from '#i18n/translate.tsx'
import { OwnAccount } from '../account/own-account.tsx'
import { PageHead } from '../page-head.tsx'

export default () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('account.title')} />
      <div className="page-head">
        <div>
          <h1>{t('account.title')}</h1>
          <p>{t('account.intro')}</p>
        </div>
      </div>
      <OwnAccount />
    </>
  )
}
