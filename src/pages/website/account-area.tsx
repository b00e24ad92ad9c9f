import { lazy, Suspense, useEffect } from 'react'
import type { PagePath } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { ChevronDownIcon } from '#ui/header-icons.tsx'
import { Icon } from '#ui/icon.tsx'
import { LazyMenu } from '../lazy-menu.tsx'

const WhileSignedIn = lazy(() => import('../while-signed-in.tsx'))
const loadMenu = () => import('./account-menu.tsx')

/** Guests see the login button; logged-in users see their name with a menu. */
export const AccountArea = () => {
  const { t } = useTranslation()
  const { data: user, isPending } = useCurrentUser()
  useEffect(() => {
    // `rendering/first/before-paint.ts` sets it, so that the login button does not flash for a returning
    // user.
    if (!isPending) delete document.documentElement.dataset.session
  }, [isPending])
  if (!user)
    return (
      <ButtonLink href={'/auth' satisfies PagePath} variant="outline" size="small" className="site-login">
        {t('auth.loginRegister')}
      </ButtonLink>
    )
  return (
    <>
      <LazyMenu load={loadMenu} className="menu-trigger site-account">
        <bdi>{user.firstName}</bdi>
        <Icon icon={ChevronDownIcon} size="medium" />
      </LazyMenu>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <WhileSignedIn page="open" />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
