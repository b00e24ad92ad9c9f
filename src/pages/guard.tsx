import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { destinationAfterLogin } from '#access/destination.ts'
import { may, type Permission } from '#access/permissions.ts'
import { homeOf } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { formAreas, officeAreas, portalAreas, type TextArea } from '#i18n/areas.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { type PostedForm, PostedFormContext } from '#ui/posted-form.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { loginFor } from './after-login.ts'
import type { Page } from './page.ts'
import { fetchPostedPart, isUnsent, sessionEnded } from './posted-parts.ts'
import { SessionKeeper } from './session-keeper.tsx'
import { preserveTyped } from './typed-early.ts'
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

/** The page contains no personal data; the server redirects people who are logged in. */
const ForGuests = ({ children }: { children: ReactNode }) => {
  const { data: user } = useCurrentUser()
  const search = useSearch()
  return user ? (
    <Redirect to={withHash(destinationAfterLogin(user.role, search))} replace />
  ) : (
    <WithTexts area={formAreas}>{children}</WithTexts>
  )
}

/**
 * The server knows the session and renders the page for this person. In the browser, the session may end or
 * change between pages: guests are redirected to the login and return afterwards.
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
  const isPrepared = usePrepared(access, prepare)
  const { data: user, isPending, isError, refetch } = useCurrentUser()
  const { t } = useTranslation()
  const [path] = useLocation()
  const search = useSearch()
  const posted = use(PostedFormContext)
  const [hasEnded, setEnded] = useState(isUnsent(posted))
  if (!user && posted && hasEnded)
    return <sessionEnded.Component posted={posted} onDone={() => setEnded(false)} />
  if (isPending || (user && !isPrepared)) return <PageSpinner />
  if (isError) return <ErrorState title={t('toast.generic')} onRetry={() => refetch()} />
  if (!user) return <Redirect to={loginFor(withHash(path + (search && `?${search}`)))} replace />
  return (
    <SessionKeeper user={user}>
      {may(user.role, access) ? (
        <WithTexts area={areasOf(access)}>{children}</WithTexts>
      ) : (
        <Redirect to={homeOf(user.role)} replace />
      )}
    </SessionKeeper>
  )
}

const areasOf = (access: Permission): readonly TextArea[] =>
  access === 'portal.use' ? portalAreas : officeAreas

const prepared = new WeakSet<NonNullable<Page['prepare']>>()

/** Fetches the code and the texts of a guarded page, so that its first render is complete. */
export const prepareGuarded = async (
  { access, prepare }: Pick<Page, 'access' | 'prepare'>,
  language: Language,
  posted?: PostedForm,
): Promise<void> => {
  if (access === 'open' || access === 'guests' || !prepare) return
  await Promise.all([
    prepare(language),
    textsOf(loadTexts, language, areasOf(access)),
    fetchPostedPart(posted, language),
  ])
  prepared.add(prepare)
  // The next step is the hydration of the page.
  if (!import.meta.env.SSR && !document.documentElement.dataset.hydrated) preserveTyped()
}

/**
 * Fetches the page's code and texts in parallel with the session. A part that fails is requested again, and
 * reported, where it is rendered.
 */
const usePrepared = (access: Permission, prepare: Page['prepare']): boolean => {
  const { language } = useTranslation()
  const [isPrepared, setPrepared] = useState(prepare !== undefined && prepared.has(prepare))
  const begin = useEffectEvent(async () => {
    if (isPrepared) return
    await prepareGuarded({ access, prepare }, language).catch(() => undefined)
    setPrepared(true)
  })
  useEffect(() => void begin(), [])
  return isPrepared
}

/** The fragment never reaches the server, and a redirect keeps it. */
const withHash = (path: string): string => (path.includes('#') ? path : path + window.location.hash)

export default Guard
