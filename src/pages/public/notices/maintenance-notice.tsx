import Construction from 'lucide-react/icons/construction'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'

/** Tells the office that what it sees is closed to everybody else. */
export const MaintenanceNotice = () => {
  const { t } = useTranslation()
  return (
    <div className="site-notice maintenance-notice" role="status">
      <div className="wrap site-notice-row">
        <Icon icon={Construction} />
        <p>{t('maintenance.banner')}</p>
        <a href="/dashboard">{t('auth.dashboard')}</a>
      </div>
    </div>
  )
}
