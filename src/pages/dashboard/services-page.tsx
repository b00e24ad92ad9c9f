import { useTranslation } from '#i18n/translate.tsx'
import { PageHead } from '../page-head.tsx'

export default () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.services')} />
      <h1>{t('nav.services')}</h1>
    </>
  )
}
