import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useSettings } from '../page-head.tsx'

const storageKey = 'sample-notice'

const wasDismissed = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === 'dismissed'
  } catch {
    return false
  }
}

/** `.example` belongs to nobody: an office that gives such an address has not yet replaced the sample's. */
const isSampleAddress = (email: string): boolean => email.endsWith('.example')

export const SampleNotice = () => {
  const { t } = useTranslation()
  const { contact_email } = useSettings()
  const [isDismissed, setDismissed] = useState(wasDismissed)
  if (isDismissed || !isSampleAddress(contact_email)) return null
  const dismiss = () => {
    setDismissed(true)
    document.getElementById('main')?.focus()
    try {
      localStorage.setItem(storageKey, 'dismissed')
    } catch {
      // It then comes back with the next visit.
    }
  }
  return (
    <div className="sample-notice" role="note">
      <Icon icon={Info} />
      <p>
        <b>{t('dash.sample.title')}</b> {t('dash.sample.body')}
      </p>
      <IconButton icon={X} size="table" label={t('dash.sample.dismiss')} onClick={dismiss} />
    </div>
  )
}
