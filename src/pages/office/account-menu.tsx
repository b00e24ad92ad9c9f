import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleUser from 'lucide-react/icons/circle-user'
import ExternalLink from 'lucide-react/icons/external-link'
import Settings from 'lucide-react/icons/settings'
import UserPen from 'lucide-react/icons/user-pen'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon, type IconType } from '#ui/icon.tsx'
import { Menu, MenuLink, MenuSeparator } from '#ui/menu.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import type { FetchedMenu } from '../lazy-menu.tsx'
import { LogOutItem } from '../log-out-item.tsx'
import { useLogOut } from '../use-log-out.ts'

/** Narrow windows, in which the top bar has no link to the website. */
const withoutBarLinks = '(max-width: 767.98px)'

/** Settings are listed only for people who may change them. */
const AccountMenu = (menu: FetchedMenu) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const leaving = useLogOut()
  if (!user) return null
  return (
    <Menu {...menu}>
      <ScreenLink href={href('/dashboard/account')} icon={CircleUser} label="auth.account" />
      <ScreenLink href={href('/dashboard/account#profile')} icon={UserPen} label="auth.profile" />
      {may(user.role, 'settings.manage') && (
        <ScreenLink href={href('/dashboard/settings')} icon={Settings} label="auth.settings" />
      )}
      <ScreenLink href={href('/dashboard/help')} icon={CircleQuestionMark} label="auth.help" />
      <MenuSeparator />
      {window.matchMedia(withoutBarLinks).matches && (
        <MenuLink>
          <Link href="/">
            <Icon icon={ExternalLink} flips />
            {t('nav.viewWebsite')}
          </Link>
        </MenuLink>
      )}
      <ThemeChoice />
      <MenuSeparator />
      <LogOutItem {...leaving} />
    </Menu>
  )
}

const ScreenLink = ({ href, icon, label }: { href: string; icon: IconType; label: TextKey }) => {
  const { t } = useTranslation()
  return (
    <MenuLink>
      <Link href={href}>
        <Icon icon={icon} />
        {t(label)}
      </Link>
    </MenuLink>
  )
}

export default AccountMenu
