import Construction from 'lucide-react/icons/construction'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSettings } from '../page-head.tsx'

/** Reminds the office that the site is in maintenance mode, with a link for people who may end it. */
export const ClosedNotice = () => {
  const { t } = useTranslation()
  const { maintenance_mode, site_title } = useSettings()
  const { data: user } = useCurrentUser()
  const mayOpen = user && may(user.role, 'settings.manage')
  // An admin of a firm without a name sees the setup notice instead.
  if (maintenance_mode !== 'true' || (mayOpen && site_title === '')) return null
  return (
    <div className="sample-notice" role="note">
      <Icon icon={Construction} />
      <p>
        <b>{t('closed.title')}</b> {t('closed.body')}{' '}
        {mayOpen && (
          <Link href={href('/dashboard/settings')} className="text-link">
            {t('closed.settings')}
          </Link>
        )}
      </p>
    </div>
  )
}
