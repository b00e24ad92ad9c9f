import { lazy, Suspense } from 'react'
import { useTitleCount } from '#features/overview/office/use-title-count.ts'
import { hydrateWhenFetched } from '../hydrate-when-visible.tsx'
import { useSettings } from '../page-head.tsx'
import PrintedLine from '../printed-line.tsx'
import { WithOfficeTexts } from '../with-office-texts.tsx'
import { useBrowserNotices } from './overview/browser-notices.ts'

const ClosedNotices = hydrateWhenFetched(() => import('./closed-notices.tsx'))
const NewNotices = lazy(() => import('./overview/new-notices.tsx'))

/** The notices above every screen, in the browser and in the title of the tab, and the line of a printed page. */
const OfficeNotices = () => {
  const { maintenance_mode, site_title } = useSettings()
  const hasBrowserNotices = useBrowserNotices()
  useTitleCount()
  return (
    <>
      <PrintedLine />
      <WithOfficeTexts area="officeNotices">
        {(maintenance_mode === 'true' || site_title === '') && <ClosedNotices />}
        <Suspense>{hasBrowserNotices && <NewNotices />}</Suspense>
      </WithOfficeTexts>
    </>
  )
}

export default OfficeNotices
