import { useState } from 'react'
import { useLocation } from 'wouter'
import { settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { AppearanceIcon, MenuIcon } from '#ui/header-icons.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { staticPart } from '../hydrate-when-visible.tsx'
import { keptPart } from '../kept-part.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { LazyMenu } from '../lazy-menu.tsx'
import { useSettings } from '../page-head.tsx'
import { useLazy } from '../use-lazy.ts'
import { AccountArea } from './account-area.tsx'
import { sectionsOfHome } from './sections-of-home.ts'
import '#ui/menu.css'
import './site-header.css'

const TopBarContacts = staticPart(() => import('./top-bar-contacts.tsx'))
const loadThemeMenu = () => import('../theme-menu.tsx')
const loadSheet = () => import('./menu-sheet.tsx')

const Header = () => {
  const { t, language } = useTranslation()
  const settings = useSettings()
  // `/publications/7` highlights `#publications` of the home page.
  const area = useLocation()[0].split('/')[1]
  return (
    <header className="site-header">
      <div className="top-bar">
        <div className="wrap top-bar-row">
          <TopBarContacts />
          <LazyMenu load={loadThemeMenu} label={t('nav.theme')} className="icon-button top-bar-theme">
            <Icon icon={AppearanceIcon} size="medium" />
          </LazyMenu>
        </div>
      </div>
      <div className="wrap site-header-row">
        <a href="/" className="brand-link">
          <Brand name={settingIn(settings, 'site_title', language)} />
        </a>
        <nav className="site-nav" aria-label={t('nav.main')}>
          {sectionsOfHome.map(({ id, label }) => (
            <a key={id} href={`/#${id}`} aria-current={id === area || undefined}>
              {t(label)}
            </a>
          ))}
        </nav>
        <div className="site-actions">
          <LanguageToggle />
          <AccountArea />
          <MenuButton />
        </div>
      </div>
    </header>
  )
}

export const SiteHeader = keptPart(Header)

/** Below 1240 px, where the links do not fit. */
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
