import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { type AuthTab, AuthTabs } from '#features/auth/website/auth-tabs.tsx'
import { directoryDoorQuery } from '#features/directory/browser/door-api.ts'
import { DirectoryDoor, DirectoryStep } from '#features/directory/website/directory-door.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Brand, Triangle } from '#ui/brand.tsx'
import { PhoneLink } from '#ui/user-text.tsx'
import { Wall } from '#ui/wall.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { NeedsScripts } from '../needs-scripts.tsx'
import { PageHead, useFirmName, useSettings } from '../page-head.tsx'
import { useSiteLinks } from './use-site-links.ts'
import './auth-page.css'

const benefits = ['portal', 'services', 'communications'] as const

/** Neither form redirects: the surrounding guard does, once the session is known. */
const AuthPage = () => {
  const { t } = useTranslation()
  const settings = useSettings()
  const name = useFirmName()
  const { tab, state, showTab } = useTabOfAddress()
  const { data: { name: directory, isOnly = false } = {} } = useQuery(directoryDoorQuery())
  const door = directory && <DirectoryDoor name={directory} isFirst={isOnly} isDown={state === 'down'} />
  // After a login at the directory whose second factor is missing: `code`, `passkey` or `code-passkey`.
  const steps = { code: /^code/.test(state), passkey: /passkey$/.test(state) }
  useSiteLinks()
  return (
    <main className="auth" id="main" tabIndex={-1}>
      <PageHead
        title={t(tab === 'login' ? 'auth.login' : 'auth.register')}
        description={t('auth.panel.text')}
      />
      <WelcomePanel />
      <div className={tab === 'login' ? 'auth-side' : 'auth-side auth-side-wide'}>
        <div className="auth-bar">
          <a href="/" className="brand-link">
            <Brand name={name} />
          </a>
          <LanguageToggle />
        </div>
        <div className="auth-box">
          <NeedsScripts />
          {directory && (steps.code || steps.passkey) ? (
            <DirectoryStep steps={steps} onBack={() => showTab('login')} />
          ) : (
            <AuthTabs
              tab={tab}
              onTabChange={showTab}
              beforeLogin={isOnly && door}
              afterLogin={!isOnly && door}
            />
          )}
        </div>
        {settings.contact_phone && (
          <p className="caption">
            {t('auth.needHelp')} <PhoneLink phone={settings.contact_phone} className="text-link number" />
          </p>
        )}
      </div>
    </main>
  )
}

/** `/auth?tab=register` opens the second tab; the path to return to stays in the address. */
const useTabOfAddress = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const parameters = new URLSearchParams(search)
  const state = parameters.get('tab') ?? ''
  const tab: AuthTab = state === 'register' ? 'register' : 'login'
  const showTab = (next: AuthTab) => {
    if (next === 'login') parameters.delete('tab')
    else parameters.set('tab', next)
    navigate(path + (parameters.size > 0 ? `?${parameters}` : ''), { replace: true })
  }
  return { tab, state, showTab }
}

const WelcomePanel = () => {
  const { t } = useTranslation()
  return (
    <div className="auth-panel night">
      <Wall kind="auth" />
      <h1 tabIndex={-1}>{t('auth.panel.title')}</h1>
      <p className="auth-lede">{t('auth.panel.text')}</p>
      <ul className="auth-benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Triangle />
            <div>
              <h2>{t(`auth.benefit.${benefit}`)}</h2>
              <p>{t(`auth.benefit.${benefit}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export default AuthPage
