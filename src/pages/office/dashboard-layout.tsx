import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Redirect } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { fetchedCode } from '../fetched-code.ts'
import { needsRoom } from '../office-entries.ts'
import { prefetchOfficeTexts } from '../with-office-texts.tsx'
import { FrontDesk } from './front-desk/front-desk.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useCollapsedSidebar } from './use-collapsed-sidebar.ts'
import './dashboard-layout.css'

const alarms = fetchedCode(() => import('./alarms.tsx'))
const SidebarSheet = lazy(() => import('./sidebar-sheet.tsx'))
const notices = fetchedCode(async () => {
  const [code] = await Promise.all([import('./office-notices.tsx'), prefetchOfficeTexts(['officeNotices'])])
  return code
})
// They push the page down, so they are fetched with it.
notices.fetchCode().catch(() => undefined)

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
            <alarms.Component />
            <notices.Component />
          </Suspense>
          {children}
        </main>
      </div>
    </div>
  )
}
