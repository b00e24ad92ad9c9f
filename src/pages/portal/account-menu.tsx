import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleUser from 'lucide-react/icons/circle-user'
import Globe from 'lucide-react/icons/globe'
import LogOut from 'lucide-react/icons/log-out'
import { Link } from 'wouter'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '#ui/menu.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { UserText } from '#ui/user-text.tsx'
import { useLogOut } from '../use-log-out.ts'

export const AccountMenu = () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { logOut, isPending } = useLogOut()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`
  return (
    <>
      <Menu
        trigger={
          <button type="button" className="menu-trigger portal-account">
            <Monogram name={name} id={user.id} />
            <span className="visually-hidden">{t('auth.account')}</span>{' '}
            <span className="portal-account-name">
              <UserText>{name}</UserText>
            </span>
            <Icon icon={ChevronDown} size="medium" />
          </button>
        }
      >
        <MenuLabel>
          <span className="portal-menu-name">
            <UserText>{name}</UserText>
          </span>
          <span dir="ltr">{user.email}</span>
        </MenuLabel>
        <MenuSeparator />
        <MenuLink>
          <Link href="/client/profile">
            <Icon icon={CircleUser} />
            {t('portal.profile')}
          </Link>
        </MenuLink>
        <MenuSeparator />
        <ThemeChoice />
        <MenuSeparator />
        <MenuLink>
          <Link href="/">
            <Icon icon={Globe} />
            {t('nav.viewWebsite')}
          </Link>
        </MenuLink>
        <MenuItem
          icon={LogOut}
          flips
          isDisabled={isPending}
          onSelect={(event) => {
            // The menu stays to show that the session is ending, or why it did not.
            event.preventDefault()
            logOut()
          }}
        >
          {t(isPending ? 'auth.loggingOut' : 'auth.logout')}
        </MenuItem>
      </Menu>
      <span role="status" className="visually-hidden">
        {isPending && t('auth.loggingOut')}
      </span>
    </>
  )
}
