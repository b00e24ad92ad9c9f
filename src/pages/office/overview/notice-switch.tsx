import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Switch } from '#ui/switch.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { canNotify, turnNoticesOff, turnNoticesOn, useBrowserNotices } from './browser-notices.ts'

/** Turns the notices of this browser on or off. The browser asks for its permission only after the click. */
export default function NoticeSwitch() {
  const { t } = useTranslation()
  const isOn = useBrowserNotices()
  const [isRefused, setRefused] = useState(false)
  const isMounted = useMounted()
  if (!isMounted || !canNotify()) return null
  const change = async (next: boolean) => {
    setRefused(false)
    if (next) setRefused(!(await turnNoticesOn()))
    else turnNoticesOff()
  }
  return (
    <div className="today-notices" title={t('today.notices.hint')}>
      <Switch isOn={isOn} onChange={change} label={t('today.notices')} />
      <p role="alert">{isRefused && t('today.notices.refused')}</p>
    </div>
  )
}
