import { useQuery } from '@tanstack/react-query'
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

/** The setup opens by itself only once, so that leaving it is possible. */
let wasOffered = false

/** Leads an admin whose firm has no name yet to the first steps. */
export const SetupNotice = () => {
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
    <div className="sample-notice" role="note">
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
