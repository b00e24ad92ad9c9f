import { ClosedNotice } from './closed-notice.tsx'
import { SampleNotice } from './sample-notice.tsx'

/** What the whole office is told above every screen. */
const OfficeNotices = () => (
  <>
    <ClosedNotice />
    <SampleNotice />
  </>
)

export default OfficeNotices
