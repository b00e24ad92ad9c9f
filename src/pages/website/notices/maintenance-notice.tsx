import Construction from 'lucide-react/icons/construction'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'

/** Tells the office that what it sees is closed to everybody else; who may open it again is led there. */
export const MaintenanceNotice = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  return (
    <div className="site-notice maintenance-notice" role="status">
      <div className="wrap site-notice-row">
        <Icon icon={Construction} />
        <p>{t('maintenance.banner')}</p>
        {may(role, 'settings.manage') ? (
          <a href={href('/dashboard/settings')}>{t('auth.settings')}</a>
        ) : (
          <a href={href('/dashboard')}>{t('auth.dashboard')}</a>
        )}
      </div>
    </div>
  )
}
