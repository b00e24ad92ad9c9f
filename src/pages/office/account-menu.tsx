import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleUser from 'lucide-react/icons/circle-user'
import ExternalLink from 'lucide-react/icons/external-link'
import Settings from 'lucide-react/icons/settings'
import UserPen from 'lucide-react/icons/user-pen'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import type { CurrentUser } from '#features/auth/schema.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon, type IconType } from '#ui/icon.tsx'
import { Menu, MenuLink, type MenuProps, MenuSeparator } from '#ui/menu.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { LogOutItem } from '../log-out-item.tsx'
import { useLogOut } from '../use-log-out.ts'

/** Narrow windows, in which the top bar has no link to the website. */
const withoutBarLinks = '(max-width: 767.98px)'

/** Settings are listed only for people who may change them. */
export const AccountMenu = ({ user, trigger }: { user: CurrentUser } & Pick<MenuProps, 'trigger'>) => {
  const leaving = useLogOut()
  return (
    <Menu trigger={trigger}>
      <ScreenLink href={href('/dashboard/account')} icon={CircleUser} label="auth.account" />
      <ScreenLink href={href('/dashboard/account#profile')} icon={UserPen} label="auth.profile" />
      {may(user.role, 'settings.manage') && (
        <ScreenLink href={href('/dashboard/settings')} icon={Settings} label="auth.settings" />
      )}
      <ScreenLink href={href('/dashboard/help')} icon={CircleQuestionMark} label="auth.help" />
      <MenuSeparator />
      <WebsiteLink />
      <ThemeChoice />
      <MenuSeparator />
      <LogOutItem {...leaving} />
    </Menu>
  )
}

const WebsiteLink = () => {
  const { t } = useTranslation()
  return (
    window.matchMedia(withoutBarLinks).matches && (
      <MenuLink>
        <Link href="/">
          <Icon icon={ExternalLink} flips />
          {t('nav.viewWebsite')}
        </Link>
      </MenuLink>
    )
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
