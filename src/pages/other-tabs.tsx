import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { callApi } from '#browser/call-api.ts'
import { onLogOutElsewhere } from '#browser/other-tabs.ts'
import { currentUserKey, mayBeSignedIn } from '#features/auth/browser/api.ts'
import { forgetPerson } from '#features/auth/browser/session-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'

/**
 * Ends the session here when another tab has ended it. A tab that was asleep then looks again when it is shown: at the
 * cookie, and with a session at whose it is.
 */
const OtherTabs = ({ page }: { page: 'guarded' | 'open' }) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const leave = useEffectEvent(() => {
    if (page === 'guarded') navigate('/')
    forgetPerson(queryClient)
    showToast({ title: t('toast.logout.success.title'), description: t('toast.logout.success.desc') })
  })
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    if (!mayBeSignedIn()) return leave()
    callApi('GET /api/user').then(
      (user) => queryClient.setQueryData(currentUserKey, user),
      // What the person does next says what is wrong.
      () => undefined,
    )
  })
  useEffect(() => {
    const onVisible = () => look()
    const stop = onLogOutElsewhere(() => leave())
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
  return null
}

export default OtherTabs
