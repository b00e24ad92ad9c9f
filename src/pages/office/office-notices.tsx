import PrintedLine from '../printed-line.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { SetupNotice } from './setup-notice.tsx'

/** The notices above every screen, and the line of a printed page. */
const OfficeNotices = () => (
  <>
    <PrintedLine />
    <ClosedNotice />
    <SetupNotice />
    <SampleNotice />
  </>
)

export default OfficeNotices
