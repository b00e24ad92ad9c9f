import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { callApi } from '#browser/call-api.ts'
import { onLogOutElsewhere } from '#browser/other-tabs.ts'
import { currentUserKey, mayBeSignedIn } from '#features/auth/browser/api.ts'
import { forgetPerson } from '#features/auth/browser/session-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { showToast } from '#ui/toast.ts'
import { usePreload } from './use-preload.ts'
import { WithTexts } from './with-texts.tsx'
import './while-signed-in.css'

/** What goes on beside the page of somebody who is logged in. Fetched once the page is there. */
const WhileSignedIn = ({ page }: { page: 'guarded' | 'open' }) => {
  useOtherTabs(page)
  // What says that the connection is lost cannot be fetched then.
  usePreload(loadToasts)
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  const isQuiet = useQuietPage(isOnline)
  return page === 'open' ? null : (
    <WithTexts area="forms">
      <ConnectionNote isOnline={isOnline} />
      <ErrorBoundary fallback={() => null}>
        <Suspense>{isQuiet && <LiveLists />}</Suspense>
      </ErrorBoundary>
    </WithTexts>
  )
}

const LiveLists = lazy(() => import('./live/live-lists.tsx'))

/** True once the page has nothing more urgent to do. A browser may ask for a script that has failed never again. */
const useQuietPage = (isOnline: boolean): boolean => {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isOnline) return
    const timer = setTimeout(() => setQuiet(true), quietAfterInMs)
    return () => clearTimeout(timer)
  }, [isOnline])
  return isQuiet
}

const quietAfterInMs = 1_000

const loadToasts = () => import('#ui/toast-viewport.tsx')

/** Says at once that there is no connection, instead of leaving whoever saves waiting. */
const ConnectionNote = ({ isOnline }: { isOnline: boolean }) => {
  const { t } = useTranslation()
  return (
    <p role="status" className={isOnline ? 'visually-hidden' : 'connection-note'}>
      {!isOnline && t('ui.offline')}
    </p>
  )
}

const subscribeToConnection = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * Ends the session here when another tab has ended it. A tab that was asleep then looks again when it is shown: at the
 * cookie, and with a session at whose it is.
 */
const useOtherTabs = (page: 'guarded' | 'open') => {
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
}

export default WhileSignedIn
