import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleUser from 'lucide-react/icons/circle-user'
import Globe from 'lucide-react/icons/globe'
import MenuIcon from 'lucide-react/icons/menu'
import {
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { isUploading, subscribeToQueues, unseenUploads } from '#features/documents/browser/upload-queue.ts'
import { useWeekWords } from '#features/office-hours/browser/use-week-words.ts'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuLabel, MenuLink, MenuSeparator } from '#ui/menu.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { PostedFormContext } from '#ui/posted-form.ts'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { EmailLink, PhoneLink, UserText } from '#ui/user-text.tsx'
import { hydrateWhenFetched } from '../hydrate-when-visible.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { LogOutItem } from '../log-out-item.tsx'
import { useSettings } from '../page-head.tsx'
import { type PortalPath, portalScreens } from '../portal-screens.ts'
import { postedProof } from '../posted-parts.ts'
import PrintedLine from '../printed-line.tsx'
import { useLogOut } from '../use-log-out.ts'
import './section-navigation.css'
import './portal-layout.css'

/** The frame of every portal page: navigation above, contacts below. */
export default function PortalLayout({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation()
  const posted = use(PostedFormContext)
  return (
    <div className="office portal">
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <PortalHeader path={path} />
      <main id="main" className="portal-wrap portal-main" tabIndex={-1}>
        <PrintedLine />
        {posted?.asksProof ? <postedProof.Component posted={posted} /> : children}
        <Uploads />
      </main>
      <PortalFooter />
    </div>
  )
}

const PortalHeader = ({ path }: { path: string }) => {
  const { language } = useTranslation()
  const settings = useSettings()
  return (
    <header className="portal-header">
      <div className="portal-wrap portal-top">
        <Link href="/" className="portal-brand">
          <Brand name={settingIn(settings, 'site_title', language)} />
        </Link>
        <div className="portal-tools">
          <LanguageToggle />
          <AccountMenu />
        </div>
      </div>
      <SectionNavigation path={path} />
    </header>
  )
}

const PortalFooter = () => {
  const { t } = useTranslation()
  const { contact_phone: phone, contact_email: email } = useSettings()
  const week = useWeekWords()
  return (
    <footer className="portal-footer">
      <div className="portal-wrap">
        <p>{week ? t('portal.help', week) : t('portal.help.other')}</p>
        <p className="portal-contact">
          {phone && <PhoneLink phone={phone} />}
          {email && <EmailLink email={email} />}
        </p>
      </div>
    </footer>
  )
}

const UploadTray = hydrateWhenFetched(() => import('./upload-tray.tsx'))

/** The code of the tray is fetched with the first upload. */
const Uploads = () => useSyncExternalStore(subscribeToQueues, hasUploads, hasUploads) && <UploadTray />

const hasUploads = () => isUploading() || unseenUploads().length > 0

const AccountMenu = () => {
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

const sections = portalScreens.filter((screen) => 'section' in screen)

/** Six sections in a row on wide screens; phones show the current one and a menu with the rest. */
const SectionNavigation = ({ path }: { path: string }) => {
  const { t } = useTranslation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data: summary } = useQuery(clientSummaryQuery())
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu after a change of page
  useEffect(() => setOpen(false), [path])
  const here = path.replace(/\/$/, '')
  const current = sections.find((section) => currentIn(here, section.path))
  const counts: Partial<Record<PortalPath, { n: number; label: string }>> = {
    '/client/messages': {
      n: summary?.unreadMessages ?? 0,
      label: t('count.unread', { n: summary?.unreadMessages ?? 0 }),
    },
    '/client/documents': {
      n: summary?.newDocuments ?? 0,
      label: t('portal.newDocuments', { n: summary?.newDocuments ?? 0 }),
    },
  }
  const news = Object.values(counts).find(({ n }) => n > 0)
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <nav className="portal-sections" aria-label={t('portal.title')} onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className="portal-sections-button portal-wrap"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={MenuIcon} />
        <span className="portal-sections-here">{t(current?.section ?? 'portal.title')}</span>
        {news && <span className="portal-sections-news">{news.label}</span>}
        <Icon icon={ChevronDown} size="medium" />
      </button>
      <ul id={id} className="portal-wrap" data-open={isOpen}>
        {sections.map((section) => {
          const count = counts[section.path]
          return (
            <li key={section.path}>
              <Link href={section.path} aria-current={currentIn(here, section.path)}>
                {t(section.section)}
                {count && count.n > 0 && (
                  <>
                    {' '}
                    <span className="portal-count number" aria-hidden="true">
                      {count.n}
                    </span>
                    <span className="visually-hidden">{count.label}</span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** `true` marks the section that a deeper page belongs to; only the page itself is `page`. */
const currentIn = (path: string, section: string): 'page' | 'true' | undefined => {
  if (path === section) return 'page'
  return section !== '/client' && path.startsWith(`${section}/`) ? 'true' : undefined
}
