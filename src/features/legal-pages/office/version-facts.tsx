import { useTranslation } from '#i18n/translate.tsx'
import type { LegalVersion } from '../admin-schema.ts'

/** A number, or the date of the default text; always left to right. */
export const VersionNumber = ({ version }: Pick<LegalVersion, 'version'>) => (
  <bdi className="number" dir="ltr">
    {version}
  </bdi>
)

export const ChangedBy = ({ isShipped, changedBy }: Pick<LegalVersion, 'isShipped' | 'changedBy'>) => {
  const { t } = useTranslation()
  if (isShipped) return <span className="muted">{t('pages.shipped')}</span>
  return changedBy ? <bdi>{changedBy}</bdi> : <span className="muted">{t('dash.deletedUser')}</span>
}
