import { useTranslation } from '#i18n/translate.tsx'
import { PageHead } from '../page-head.tsx'

export default () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('dash.overview')} />
      <h1>{t('dash.overview')}</h1>
    </>
  )
}
