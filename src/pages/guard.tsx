import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { may, type Permission } from '#access/permissions.ts'
import { homeOf } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { officeAreas, portalAreas, type TextArea } from '#i18n/areas.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { destinationAfterLogin } from './after-login.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import type { Page } from './page.ts'
import { SessionKeeper } from './session-keeper.tsx'
import { textsOf, WithTexts } from './with-texts.tsx'

/** Renders a page for people who may see it, and redirects all others. */
const Guard = ({
  access,
  ...page
}: {
  access: 'guests' | Permission
  prepare: Page['prepare']
  children: ReactNode
}) => (access === 'guests' ? <ForGuests>{page.children}</ForGuests> : <Guarded access={access} {...page} />)

/** The page contains no personal data, so the server renders it without waiting for the session. */
const ForGuests = ({ children }: { children: ReactNode }) => {
  const { data: user } = useCurrentUser()
  const search = useSearch()
  return user ? (
    <Redirect to={destinationAfterLogin(user.role, search)} replace />
  ) : (
    <WithTexts area="forms">{children}</WithTexts>
  )
}

/**
 * Rendered only after mount and only for people with access. The server renders just the spinner, so its HTML
 * contains no personal data. Guests are redirected to the login and return afterwards.
 */
const Guarded = ({
  access,
  prepare,
  children,
}: {
  access: Permission
  prepare: Page['prepare']
  children: ReactNode
}) => {
  const areas = access === 'portal.use' ? portalAreas : officeAreas
  const { isMounted, isPrepared } = usePrepared(areas, prepare)
  const { data: user, isPending, isError, refetch } = useCurrentUser()
  const { t } = useTranslation()
  const [path] = useLocation()
  const search = useSearch()
  if (!isMounted || isPending || (user && !isPrepared)) return <Waiting />
  if (isError) return <ErrorState title={t('toast.generic')} onRetry={() => refetch()} />
  if (!user)
    return (
      <Redirect
        to={href(`/auth?next=${encodeURIComponent(path + (search && `?${search}`) + window.location.hash)}`)}
        replace
      />
    )
  return (
    <SessionKeeper user={user}>
      {may(user.role, access) ? (
        <WithTexts area={areas}>{children}</WithTexts>
      ) : (
        <Redirect to={homeOf(user.role)} replace />
      )}
    </SessionKeeper>
  )
}

/**
 * Fetches the page's code and texts in parallel with the session. A part that fails is requested again, and
 * reported, where it is rendered.
 */
const usePrepared = (areas: readonly TextArea[], prepare: Page['prepare']) => {
  const { language } = useTranslation()
  const [isMounted, setMounted] = useState(false)
  const [isPrepared, setPrepared] = useState(false)
  const begin = useEffectEvent(async () => {
    setMounted(true)
    await Promise.allSettled([prepare?.(), textsOf(loadTexts, language, areas)])
    setPrepared(true)
  })
  useEffect(() => void begin(), [])
  return { isMounted, isPrepared }
}

const Waiting = () => (
  <>
    <PageSpinner />
    <NeedsScripts />
  </>
)

export default Guard
