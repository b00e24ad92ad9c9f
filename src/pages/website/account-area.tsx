import { useEffect } from 'react'
import type { PagePath } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ChevronDownIcon } from '#ui/header-icons.tsx'
import { Icon } from '#ui/icon.tsx'
import { LazyMenu } from './lazy-menu.tsx'

const loadMenu = () => import('./account-menu.tsx')

/** For guests the way in; for a person who is logged in, their name and their menu. */
export const AccountArea = () => {
  const { t } = useTranslation()
  const { data: user, isPending } = useCurrentUser()
  useEffect(() => {
    // Set before the first paint, so that a known visitor sees no login button flash by.
    if (!isPending) delete document.documentElement.dataset.session
  }, [isPending])
  if (!user)
    return (
      <ButtonLink href={'/auth' satisfies PagePath} variant="outline" size="small" className="site-login">
        {t('auth.loginRegister')}
      </ButtonLink>
    )
  return (
    <LazyMenu load={loadMenu} className="menu-trigger site-account">
      <bdi>{user.firstName}</bdi>
      <Icon icon={ChevronDownIcon} size="medium" />
    </LazyMenu>
  )
}
