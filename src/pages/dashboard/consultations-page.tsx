import { useTranslation } from '#i18n/translate.tsx'
import { PageHead } from '../page-head.tsx'

export default () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('dash.consultations')} />
      <h1>{t('dash.consultations')}</h1>
    </>
  )
}
