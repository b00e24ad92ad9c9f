import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleUser from 'lucide-react/icons/circle-user'
import Globe from 'lucide-react/icons/globe'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuLabel, MenuLink, MenuSeparator } from '#ui/menu.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { UserText } from '#ui/user-text.tsx'
import { LogOutItem } from '../log-out-item.tsx'
import { useLogOut } from '../use-log-out.ts'

export const AccountMenu = () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const leaving = useLogOut()
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
          <Link href={href('/client/profile')}>
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
        <LogOutItem {...leaving} />
      </Menu>
      <span role="status" className="visually-hidden">
        {leaving.isPending && t('auth.loggingOut')}
      </span>
    </>
  )
}
