import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { href } from '#access/href.ts'
import { homeOf } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuLink } from '#ui/menu.tsx'
import type { FetchedMenu } from '../lazy-menu.tsx'
import { LogOutItem } from '../log-out-item.tsx'
import { useLogOut } from '../use-log-out.ts'

const AccountMenu = (menu: FetchedMenu) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const leaving = useLogOut()
  return (
    <Menu {...menu}>
      <MenuLink>
        <a href={user ? homeOf(user.role) : href('/auth')}>
          <Icon icon={LayoutDashboard} />
          {t('auth.dashboard')}
        </a>
      </MenuLink>
      <LogOutItem {...leaving} />
    </Menu>
  )
}

export default AccountMenu
