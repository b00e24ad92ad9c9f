import ExternalLink from 'lucide-react/icons/external-link'
import MenuIcon from 'lucide-react/icons/menu'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import '#ui/menu.css'
import { LanguageToggle } from '../language-toggle.tsx'
import { crumbOf, entryOf, tabsOf } from '../office-entries.ts'
import { AccountButton } from './account-button.tsx'
import { FindButton } from './find-button.tsx'

export const TopBar = ({ path, onOpenMenu }: { path: string; onOpenMenu: () => void }) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const entry = entryOf(path)
  const first = user && entry && tabsOf(entry, user.role)[0]
  /** A page below a screen: one record of its list, or a new one. */
  const isRecord = entry !== undefined && path.replace(/\/$/, '') !== entry.path
  return (
    <header className="office-bar">
      <IconButton
        icon={MenuIcon}
        label={t('nav.menu.open')}
        className="office-bar-menu"
        onClick={onOpenMenu}
      />
      <Breadcrumb
        links={[
          { key: 'dashboard', link: <Link href={href('/dashboard')}>{t('auth.dashboard')}</Link> },
          // A section may have the name of its first screen.
          ...(first && entry.section && entry.section !== entry.title
            ? [{ key: 'section', link: <Link href={first.path}>{t(entry.section)}</Link> }]
            : []),
          ...(isRecord ? [{ key: entry.path, link: <Link href={entry.path}>{t(entry.title)}</Link> }] : []),
        ]}
        current={isRecord ? t(crumbOf(path)) : entry && t(entry.title)}
      />
      <div className="office-bar-end">
        <FindButton />
        <Link href="/" className="office-bar-link wide-only">
          <Icon icon={ExternalLink} size="medium" flips />
          {t('nav.viewWebsite')}
        </Link>
        <LanguageToggle />
        <AccountButton />
      </div>
    </header>
  )
}
