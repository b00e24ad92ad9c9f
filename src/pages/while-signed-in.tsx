import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import { callApi, hasCode } from '#browser/call-api.ts'
import { onLogOutElsewhere } from '#browser/other-tabs.ts'
import { currentUserKey, mayBeSignedIn } from '#features/auth/browser/api.ts'
import { forgetPerson } from '#features/auth/browser/session-api.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useTopHost } from '#ui/use-top-host.ts'
import { hydrateWhenFetched } from './hydrate-when-visible.tsx'
import { cancelOutdatedFetches } from './use-refresh.ts'
import { prefetchTexts, textsOf, WithTexts } from './with-texts.tsx'
import './while-signed-in.css'

/** Background tasks on the pages of a logged-in user. Fetched once the page has worked for a moment. */
const WhileSignedIn = ({ page }: { page: 'guarded' | 'open' }) => {
  useOtherTabs(page)
  const queryClient = useQueryClient()
  useEffect(() => cancelOutdatedFetches(queryClient), [queryClient])
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  const wasOnline = useConnection(isOnline)
  // The notice about a lost connection cannot be fetched without one.
  useEffect(() => {
    if (!wasOnline) return
    loadToasts().catch(() => undefined)
    if (page === 'guarded') prefetchTexts(['forms']).catch(() => undefined)
  }, [wasOnline, page])
  return page === 'open' ? null : (
    <WithTexts area="controls">
      <ConnectionNote isOnline={isOnline} />
      <ErrorBoundary fallback={() => null}>{wasOnline && <LiveLists />}</ErrorBoundary>
    </WithTexts>
  )
}

/** With its texts: a server that restarts at this moment delays live updates, and does not end them. */
const LiveLists = hydrateWhenFetched(async () => {
  const language = document.documentElement.lang as Language
  const [code] = await Promise.all([
    import('./live/live-lists.tsx'),
    textsOf(loadTexts, language, ['account']),
  ])
  return code
})

/** True from the first moment with a connection, since a browser may never retry a failed script. */
const useConnection = (isOnline: boolean): boolean => {
  const [wasOnline, setWasOnline] = useState(isOnline)
  useEffect(() => {
    if (isOnline) setWasOnline(true)
  }, [isOnline])
  return wasOnline
}

const loadToasts = () => Promise.all([import('#ui/toast-viewport.tsx'), import('#ui/list-failure.tsx')])

/** Shows a lost connection immediately, in front of any dialog, so that a save does not seem to hang. */
const ConnectionNote = ({ isOnline }: { isOnline: boolean }) => {
  const { t } = useTranslation()
  return createPortal(
    // The live region must exist before its text. An empty one is not a status of the dialog around it.
    <p
      role={isOnline ? undefined : 'status'}
      aria-live="polite"
      className={isOnline ? 'visually-hidden' : 'connection-note'}
    >
      {!isOnline && t('ui.offline')}
    </p>,
    useTopHost('connection-host'),
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
 * Ends the session here when another tab has ended it. A tab that was suspended then checks when it is shown
 * again: first the cookie, and with a session also the current user.
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
      // The person's next action shows any other error.
      (error) =>
        hasCode(error, 'other_session') &&
        showToast({ title: failureMessage(error, t), variant: 'destructive' }),
    )
  })
  useEffect(() => {
    const onVisible = () => look()
    const stop = onLogOutElsewhere(() => leave())
    // The other tab may have logged out before this code had loaded.
    if (!mayBeSignedIn()) leave()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}

export default WhileSignedIn
