import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { useWeekWords } from '#features/office-hours/browser/use-week-words.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { useSettings } from '../page-head.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SectionNavigation } from './section-navigation.tsx'
import { UploadTray } from './upload-tray.tsx'
import './portal-layout.css'

const PrintedLine = lazy(() => import('../printed-line.tsx'))

/** The frame of every portal page: navigation above, contacts below. */
export default function PortalLayout({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="office portal">
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <PortalHeader path={path} />
      <main id="main" className="portal-wrap portal-main" tabIndex={-1}>
        <Suspense>
          <PrintedLine />
        </Suspense>
        {children}
        <UploadTray />
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
