import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { settingIn } from '#features/settings/schema.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { PageHead, useSettings } from '../page-head.tsx'
import { AccountMenu } from './account-menu.tsx'
import './portal-layout.css'

/** The frame of every portal page: sections above, where to find help below. */
export const PortalLayout = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div className="office portal">
      <PageHead title={title} />
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <PortalHeader />
      <main id="main" className="portal-wrap portal-main" tabIndex={-1}>
        {children}
      </main>
      <PortalFooter />
    </div>
  )
}

const PortalHeader = () => {
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
      <SectionNavigation />
    </header>
  )
}

/** Only sections that have a page. Two fit any phone, so they stand open instead of behind a menu button. */
const sections: readonly { path: string; label: TextKey }[] = [
  { path: '/client', label: 'auth.dashboard' },
  { path: '/client/consultations', label: 'portal.consultations' },
]

const SectionNavigation = () => {
  const { t } = useTranslation()
  const [path] = useLocation()
  return (
    <nav className="portal-sections" aria-label={t('portal.title')}>
      <ul className="portal-wrap">
        {sections.map((section) => (
          <li key={section.path}>
            <Link href={section.path} aria-current={currentIn(path.replace(/\/$/, ''), section.path)}>
              {t(section.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `true` marks the section a deeper page belongs to; only the page itself is `page`. */
const currentIn = (path: string, section: string): 'page' | 'true' | undefined => {
  if (path === section) return 'page'
  return section !== '/client' && path.startsWith(`${section}/`) ? 'true' : undefined
}

const PortalFooter = () => {
  const { t } = useTranslation()
  const { contact_phone: phone, contact_email: email } = useSettings()
  return (
    <footer className="portal-footer">
      <div className="portal-wrap">
        <p>{t('portal.help')}</p>
        <p className="portal-contact">
          {phone && <PhoneLink phone={phone} />}
          {email && <EmailLink email={email} />}
        </p>
      </div>
    </footer>
  )
}
