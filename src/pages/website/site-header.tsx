import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { href, type PagePath } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { AppearanceIcon, ChevronDownIcon, MenuIcon, SearchIcon } from '#ui/header-icons.tsx'
import { Icon, type IconType } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLazy } from '#ui/use-lazy.ts'
import { hydrateWhenFetched, staticPart, whenQuiet } from '../hydrate-when-visible.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { LazyMenu } from '../lazy-menu.tsx'
import { useFirmName, useSettings } from '../page-head.tsx'
import { sectionsOfHome } from './use-site-links.ts'
import '#ui/menu.css'
import './site-header.css'

const TopBarContacts = staticPart(() => import('./top-bar-contacts.tsx'))
const loadThemeMenu = () => import('../theme-menu.tsx')
const loadSheet = () => import('./menu-sheet.tsx')

/** Only the language switch reads the search of the address, so the rest is the same for all searches. */
export const SiteHeader = () => (
  <header className="site-header">
    <TopBar />
    <div className="wrap site-header-row">
      <BrandAndSections />
      <div className="site-actions">
        <LanguageToggle />
        <CallLink />
        <AccountArea />
        <MenuButton />
      </div>
    </div>
  </header>
)

const TopBar = () => {
  const { t } = useTranslation()
  return (
    <div className="top-bar">
      <div className="wrap top-bar-row">
        <TopBarContacts />
        <div className="top-bar-tools">
          <a href={href('/search')} className="icon-button" aria-label={t('nav.search')}>
            <Icon icon={SearchIcon} size="medium" />
          </a>
          <LazyMenu load={loadThemeMenu} label={t('nav.theme')} className="icon-button top-bar-theme">
            <Icon icon={AppearanceIcon} size="medium" />
          </LazyMenu>
        </div>
      </div>
    </div>
  )
}

const BrandAndSections = () => {
  const { t } = useTranslation()
  const name = useFirmName()
  // `/publications/7` highlights `#publications` of the home page.
  const area = useLocation()[0].split('/')[1]
  return (
    <>
      <a href="/" className="brand-link">
        <Brand name={name} />
      </a>
      <nav className="site-nav" aria-label={t('nav.main')}>
        {sectionsOfHome.map(({ id, label }) => (
          <a key={id} href={`/#${id}`} aria-current={id === area || undefined}>
            {t(label)}
          </a>
        ))}
      </nav>
    </>
  )
}

const CallLink = () => {
  const { t } = useTranslation()
  const { contact_phone } = useSettings()
  return (
    contact_phone && (
      <a href={`tel:${contact_phone}`} className="icon-button site-call" aria-label={t('contact.phone')}>
        <Icon icon={PhoneIcon} />
      </a>
    )
  )
}

/** Shown where the links do not fit: below 1240 px in Arabic, below 1024 in English. */
const MenuButton = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { Part: MenuSheet, isFetching, fetchPart } = useLazy(loadSheet)
  const open = async () => setOpen(await fetchPart())
  return (
    <>
      <IconButton
        icon={MenuIcon}
        label={t('nav.menu.open')}
        className="site-menu-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isFetching || undefined}
        onClick={open}
      />
      {isOpen && MenuSheet && <MenuSheet onClose={() => setOpen(false)} />}
    </>
  )
}

/** Separate from the icons of `header-icons.tsx`, which the dashboard loads as well. */
const PhoneIcon: IconType = (props) => (
  <svg
    {...props}
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5a2 2 0 0 1 1.6-.8h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2a14 14 0 0 0 6.4 6.4" />
  </svg>
)

const WhileSignedIn = hydrateWhenFetched(whenQuiet(() => import('../while-signed-in.tsx')))
const loadMenu = () => import('./account-menu.tsx')

/** Guests see the login button; logged-in users see their name with a menu. */
const AccountArea = () => {
  const { t } = useTranslation()
  const { data: user, isPending } = useCurrentUser()
  useEffect(() => {
    // `rendering/first/before-paint.ts` sets it, so that the login button does not flash for a returning
    // user.
    if (!isPending) delete document.documentElement.dataset.session
  }, [isPending])
  if (!user)
    return (
      <ButtonLink href={'/auth' satisfies PagePath} variant="outline" size="small" className="site-login">
        {t('auth.loginRegister')}
      </ButtonLink>
    )
  return (
    <>
      <LazyMenu load={loadMenu} className="menu-trigger site-account">
        <bdi>{user.firstName}</bdi>
        <Icon icon={ChevronDownIcon} size="medium" />
      </LazyMenu>
      <ErrorBoundary fallback={() => null}>
        <WhileSignedIn page="open" />
      </ErrorBoundary>
    </>
  )
}
