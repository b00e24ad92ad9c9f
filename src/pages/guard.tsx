import { type ReactNode, useEffect, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { may, type Permission } from '#access/permissions.ts'
import { homeOf } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { portalAreas } from '#i18n/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { destinationAfterLogin } from './after-login.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import { SessionKeeper } from './session-keeper.tsx'
import { WithTexts } from './with-texts.tsx'

/** Renders a page for people who may see it, and redirects all others. */
const Guard = ({ access, children }: { access: 'guests' | Permission; children: ReactNode }) =>
  access === 'guests' ? <ForGuests>{children}</ForGuests> : <Guarded access={access}>{children}</Guarded>

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
const Guarded = ({ access, children }: { access: Permission; children: ReactNode }) => {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { data: user, isPending, isError, refetch } = useCurrentUser()
  const { t } = useTranslation()
  const [path] = useLocation()
  const search = useSearch()
  if (!isMounted || isPending) return <Waiting />
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
        <WithTexts area="forms">
          <WithTexts area="office">
            {access === 'portal.use' ? <WithTexts area={portalAreas}>{children}</WithTexts> : children}
          </WithTexts>
        </WithTexts>
      ) : (
        <Redirect to={homeOf(user.role)} replace />
      )}
    </SessionKeeper>
  )
}

const Waiting = () => (
  <>
    <PageSpinner />
    <NeedsScripts />
  </>
)

export default Guard
