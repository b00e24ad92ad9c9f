import { ClosedNotice } from './closed-notice.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { SetupNotice } from './setup-notice.tsx'

/** What the whole office is told above every screen. */
const OfficeNotices = () => (
  <>
    <ClosedNotice />
    <SetupNotice />
    <SampleNotice />
  </>
)

export default OfficeNotices
