import { useState } from 'react'
import { useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { AppearanceIcon, MenuIcon, SearchIcon } from '#ui/header-icons.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLazy } from '#ui/use-lazy.ts'
import { staticPart } from '../hydrate-when-visible.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { LazyMenu } from '../lazy-menu.tsx'
import { useFirmName, useSettings } from '../page-head.tsx'
import { AccountArea } from './account-area.tsx'
import { PhoneIcon } from './phone-icon.tsx'
import { sectionsOfHome } from './sections-of-home.ts'
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
