import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { sampleNoticeQuery } from '#features/sample-firm/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'

const storageKey = 'sample-notice'

const wasDismissed = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === 'dismissed'
  } catch {
    return false
  }
}

export const SampleNotice = () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const [isDismissed, setDismissed] = useState(wasDismissed)
  const { data: sample } = useQuery({ ...sampleNoticeQuery(), enabled: !isDismissed })
  if (isDismissed || !sample?.isLeft) return null
  const dismiss = () => {
    setDismissed(true)
    document.getElementById('main')?.focus()
    try {
      localStorage.setItem(storageKey, 'dismissed')
    } catch {
      // Storage is unavailable: the notice returns on the next visit.
    }
  }
  return (
    <div className="sample-notice" role="note">
      <Icon icon={Info} />
      <p>
        <b>{t('dash.sample.title')}</b> {t('dash.sample.body')}{' '}
        {user && may(user.role, 'settings.manage') && (
          <Link href={href('/dashboard/settings')} className="text-link">
            {t('dash.sample.remove')}
          </Link>
        )}
      </p>
      <IconButton icon={X} size="table" label={t('dash.sample.dismiss')} onClick={dismiss} />
    </div>
  )
}
