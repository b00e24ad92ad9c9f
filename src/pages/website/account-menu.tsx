import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactElement } from 'react'
import { homeOf } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem, MenuLink } from '#ui/menu.tsx'
import { useLogOut } from '../use-log-out.ts'

/** The item stays open while it says «Logging out…». */
const AccountMenu = ({ trigger }: { trigger: ReactElement }) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { logOut, isPending } = useLogOut()
  return (
    <Menu trigger={trigger} startsOpen>
      <MenuLink>
        <a href={user ? homeOf(user.role) : '/auth'}>
          <Icon icon={LayoutDashboard} />
          {t('auth.dashboard')}
        </a>
      </MenuLink>
      <MenuItem
        icon={LogOut}
        flips
        isDisabled={isPending}
        onSelect={(event) => {
          event.preventDefault()
          logOut()
        }}
      >
        {t(isPending ? 'auth.loggingOut' : 'auth.logout')}
      </MenuItem>
    </Menu>
  )
}

export default AccountMenu
