import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { ArrowUpIcon } from '#ui/header-icons.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { hydrateWhenVisible } from '../hydrate-when-visible.tsx'
import { useSettings } from '../page-head.tsx'
import { SiteHeader } from './site-header.tsx'
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

/** Shown and handled by `rendering/first/scrolling.ts`, so that it needs no React. */
const BackToTop = () => {
  const { t } = useTranslation()
  return (
    <IconButton
      icon={ArrowUpIcon}
      label={t('nav.backToTop')}
      className="back-to-top print-hidden"
      data-plain="top"
    />
  )
}

const Notices = lazy(() => import('./notices/notices.tsx'))

/**
 * Notices at the bottom of the window. Few sites and visitors see them, so they are fetched only if a setting
 * needs one.
 */
const SiteNotices = () => {
  const { maintenance_mode, google_analytics_id } = useSettings()
  const isNeeded = useMounted() && (maintenance_mode === 'true' || google_analytics_id !== '')
  return (
    isNeeded && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <Notices />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
