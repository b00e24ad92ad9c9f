import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { hydrateWhenVisible } from '../hydrate-when-visible.tsx'
import { BackToTop } from './back-to-top.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteNotices } from './site-notices.tsx'
import { useSiteLinks } from './use-site-links.ts'
// Styles of server-rendered parts, imported here because their code may never load.
import '#ui/drawings.css'
import '#ui/form-field.css'
import '#features/newsletter/website/newsletter-form.css'
import './site-footer.css'

const SiteFooter = hydrateWhenVisible(() => import('./site-footer.tsx'))

type PublicLayoutProps = {
  /** False on pages with a separate subscription form. */
  hasNewsletter?: boolean
  children: ReactNode
}

/** The frame of every public page. */
export const PublicLayout = ({ hasNewsletter = true, children }: PublicLayoutProps) => {
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
      <SiteFooter hasNewsletter={hasNewsletter} />
      <SiteNotices />
    </>
  )
}
