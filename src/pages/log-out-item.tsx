import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from '#i18n/translate.tsx'
import { MenuItem } from '#ui/menu.tsx'
import type { useLogOut } from './use-log-out.ts'

/** Keeps the menu open to show progress, or why logging out failed. */
export const LogOutItem = ({ logOut, isPending }: ReturnType<typeof useLogOut>) => {
  const { t } = useTranslation()
  return (
    <MenuItem icon={LogOut} flips isDisabled={isPending} keepsOpen onSelect={logOut}>
      {t(isPending ? 'auth.loggingOut' : 'auth.logout')}
    </MenuItem>
  )
}
