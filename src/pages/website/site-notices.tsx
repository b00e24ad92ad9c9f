import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { useSettings } from '../page-head.tsx'

const Notices = lazy(() => import('./notices/notices.tsx'))

/**
 * Notices at the bottom of the window. Few sites and visitors see them, so they are fetched only if a setting
 * needs one.
 */
export const SiteNotices = () => {
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
