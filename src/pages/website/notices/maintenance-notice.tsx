import Construction from 'lucide-react/icons/construction'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'

/** Informs the office that visitors cannot see the site, with a link for people who may reopen it. */
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
