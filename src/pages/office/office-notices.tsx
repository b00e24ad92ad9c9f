import { lazy, Suspense } from 'react'
import { useTitleCount } from '#features/overview/office/use-title-count.ts'
import PrintedLine from '../printed-line.tsx'
import { WithOfficeTexts } from '../with-office-texts.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { useBrowserNotices } from './overview/browser-notices.ts'
import { SampleNotice } from './sample-notice.tsx'
import { SetupNotice } from './setup-notice.tsx'

const NewNotices = lazy(() => import('./overview/new-notices.tsx'))

/** The notices above every screen, in the browser and in the title of the tab, and the line of a printed page. */
const OfficeNotices = () => {
  const hasBrowserNotices = useBrowserNotices()
  useTitleCount()
  return (
    <>
      <PrintedLine />
      <WithOfficeTexts area="officeNotices">
        <ClosedNotice />
        <SetupNotice />
        <SampleNotice />
        <Suspense>{hasBrowserNotices && <NewNotices />}</Suspense>
      </WithOfficeTexts>
    </>
  )
}

export default OfficeNotices
