import { lazy, type ReactNode, useEffect, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { may, type Permission } from '#access/permissions.ts'
import { homeOf } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { SessionKeeper } from './session-keeper.tsx'
import { WithTexts } from './with-texts.tsx'

/**
 * Renders a guarded page only after mount and only for people with access. The server renders just the spinner, so its
 * HTML contains no personal data. Guests are redirected to the login and return afterwards.
 */
const Guard = ({ access, children }: { access: 'guests' | Permission; children: ReactNode }) => {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { data: user, isPending, isError, refetch } = useCurrentUser()
  const { t } = useTranslation()
  const [path] = useLocation()
  const search = useSearch()
  if (!isMounted || isPending) return <Waiting />
  if (isError) return <ErrorState title={t('toast.generic')} onRetry={() => refetch()} />
  if (access === 'guests')
    return user ? (
      <Redirect to={destinationAfterLogin(user.role, search)} replace />
    ) : (
      <WithTexts area="forms">{children}</WithTexts>
    )
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
            {access === 'portal.use' ? <WithTexts area="portal">{children}</WithTexts> : children}
          </WithTexts>
        </WithTexts>
      ) : (
        <Redirect to={homeOf(user.role)} replace />
      )}
    </SessionKeeper>
  )
}

const NoScriptsNote = lazy(() => import('./no-scripts-note.tsx'))

/**
 * Without scripts nobody can log in, so the note says how to call the firm. Only the server renders it, so the browser
 * never downloads it.
 */
const Waiting = () => (
  <>
    <PageSpinner />
    <noscript>{import.meta.env.SSR && <NoScriptsNote />}</noscript>
  </>
)

/** The path where the person was stopped, if it belongs to this site and to their role; otherwise their home (P4.2). */
const destinationAfterLogin = (role: Parameters<typeof homeOf>[0], search: string): string => {
  const next = new URLSearchParams(search).get('next')
  const isPath = next !== null && /^\/(?![/\\])/.test(next)
  if (!isPath) return homeOf(role)
  const isOther = role === 'client' ? next.startsWith(href('/dashboard')) : next.startsWith(href('/client'))
  return isOther || next.startsWith(href('/auth')) ? homeOf(role) : next
}

export default Guard
