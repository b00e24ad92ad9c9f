import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { asServed } from '../when-near.tsx'
import { BackToTop } from './back-to-top.tsx'
import { SiteHeader } from './site-header.tsx'
import { useSiteLinks } from './use-site-links.ts'
// Styles of what the server draws, here because its code may never arrive.
import '#ui/drawings.css'
import './site-footer.css'

const SiteFooter = asServed(() => import('./site-footer.tsx'))

/** The frame of every public page. */
export const PublicLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  useSiteLinks()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
        <BackToTop />
      </main>
      <SiteFooter />
    </>
  )
}
