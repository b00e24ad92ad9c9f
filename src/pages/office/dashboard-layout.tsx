import ChevronDown from 'lucide-react/icons/chevron-down'
import ExternalLink from 'lucide-react/icons/external-link'
import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { getTopDialog } from '#ui/open-dialogs.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { crumbOf, entryOf, needsRoom, tabsOf } from '../office-entries.ts'
import { WithOfficeTexts } from '../with-office-texts.tsx'
import { AccountMenu } from './account-menu.tsx'
import Alarms from './alarms.tsx'
import { FrontDesk } from './front-desk/front-desk.tsx'
import OfficeNotices from './office-notices.tsx'
import SampleChip from './sample-chip.tsx'
import { Sidebar, useCollapsedSidebar } from './sidebar.tsx'
import './dashboard-layout.css'

const SidebarSheet = lazy(() => import('./sidebar-sheet.tsx'))

export default function DashboardLayout({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { isCollapsed, toggle } = useCollapsedSidebar(needsRoom(path))
  const [isMenuOpen, setMenuOpen] = useState(false)
  // Until the required second factor is set up, the server refuses everything else.
  if (user?.needsTwoFactor && path !== href('/dashboard/account'))
    return <Redirect to={href('/dashboard/account#two-factor')} replace />
  return (
    <div className={classNames('dashboard office', isCollapsed && 'dashboard-collapsed')}>
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <Sidebar path={path} isCollapsed={isCollapsed} onToggle={toggle} />
      {isMenuOpen && (
        <DialogSuspense>
          <SidebarSheet path={path} onClose={() => setMenuOpen(false)} />
        </DialogSuspense>
      )}
      <FrontDesk />
      <div className="dashboard-column">
        <TopBar path={path} onOpenMenu={() => setMenuOpen(true)} />
        <main id="main" className="dashboard-main" tabIndex={-1}>
          <Suspense>
            <Alarms />
            <OfficeNotices />
          </Suspense>
          {children}
        </main>
      </div>
    </div>
  )
}

/** Requests are called by their number. */
const requestNumber = /(?<=^\/dashboard\/consultations\/)\d+/

const TopBar = ({ path, onOpenMenu }: { path: string; onOpenMenu: () => void }) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const entry = entryOf(path)
  const first = user && entry && tabsOf(entry, user.role)[0]
  const number = requestNumber.exec(path)?.[0]
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
        current={
          isRecord ? (
            <>
              {t(crumbOf(path))} {number && <bdi>#{number}</bdi>}
            </>
          ) : (
            entry && t(entry.title)
          )
        }
      />
      <div className="office-bar-end">
        <Suspense>
          <WithOfficeTexts area="officeNotices">
            <SampleChip />
          </WithOfficeTexts>
        </Suspense>
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

const AccountButton = () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`
  return (
    <AccountMenu
      user={user}
      trigger={
        <button type="button" className="menu-trigger account-button">
          <span className="visually-hidden">{t('auth.account')}</span>
          <Monogram name={name} id={user.id} />
          <span className="account-name">
            <bdi className="no-wrap">{name}</bdi>
            <small>{t(`role.${user.role}`)}</small>
          </span>
          <Icon icon={ChevronDown} size="small" className="wide-only" />
        </button>
      }
    />
  )
}

const load = () => import('./find/find-dialog.tsx')
const FindDialog = lazy(load)
const prepare = () => void load().catch(() => undefined)

/** Looks like a field; the real one loads on the first click, or on Ctrl+K from anywhere. */
const FindButton = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data: me } = useCurrentUser()
  // The server refuses searches until the second factor is set up.
  const isRefused = me?.needsTwoFactor
  useEffect(() => {
    if (isRefused) return
    const onKeyDown = (event: KeyboardEvent) => {
      // `code`, since the key has another letter on an Arabic keyboard. The editor uses Ctrl+K for links.
      const isRequested = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isRequested || event.defaultPrevented) return
      event.preventDefault()
      if (!getTopDialog()) setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isRefused])
  if (isRefused) return null
  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon icon={Search} />
        <span>{t('nav.search')}</span>
      </button>
      {isOpen && (
        <DialogSuspense>
          <FindDialog onClose={() => setOpen(false)} />
        </DialogSuspense>
      )}
    </>
  )
}
