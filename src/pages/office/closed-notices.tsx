import { useQuery } from '@tanstack/react-query'
import Construction from 'lucide-react/icons/construction'
import Info from 'lucide-react/icons/info'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSettings } from '../page-head.tsx'

/** The notices of a site that is closed, or of a firm without a name. */
export default function ClosedNotices() {
  return (
    <>
      <ClosedNotice />
      <SetupNotice />
    </>
  )
}

/** The setup opens by itself only once, so that leaving it is possible. */
let wasOffered = false

/** Leads an admin whose firm has no name yet to the first steps. */
const SetupNotice = () => {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery())
  const { data: user } = useCurrentUser()
  const [path, navigate] = useLocation()
  const isWaiting =
    settings !== undefined &&
    settingsOf(settings).site_title === '' &&
    user !== null &&
    user !== undefined &&
    may(user.role, 'settings.manage') &&
    !user.needsTwoFactor
  const isOffered = isWaiting && path === href('/dashboard') && !wasOffered
  useEffect(() => {
    if (!isOffered) return
    wasOffered = true
    navigate(href('/dashboard/settings/setup'), { replace: true })
  }, [isOffered, navigate])
  if (!isWaiting || path === href('/dashboard/settings/setup')) return null
  return (
    <div className="office-notice" role="note">
      <Icon icon={Info} />
      <p>
        <b>{t('dash.setup.title')}</b> {t('dash.setup.body')}{' '}
        <Link href={href('/dashboard/settings/setup')} className="text-link">
          {t('dash.setup.link')}
        </Link>
      </p>
    </div>
  )
}

/** Reminds the office that the site is in maintenance mode, with a link for people who may end it. */
const ClosedNotice = () => {
  const { t } = useTranslation()
  const { maintenance_mode, site_title } = useSettings()
  const { data: user } = useCurrentUser()
  const mayOpen = user && may(user.role, 'settings.manage')
  // An admin of a firm without a name sees the setup notice instead.
  if (maintenance_mode !== 'true' || (mayOpen && site_title === '')) return null
  return (
    <div className="office-notice" role="note">
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
