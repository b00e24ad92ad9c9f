import PrintedLine from '../printed-line.tsx'
import { WithOfficeTexts } from '../with-office-texts.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { SetupNotice } from './setup-notice.tsx'

/** The notices above every screen, and the line of a printed page. */
const OfficeNotices = () => (
  <>
    <PrintedLine />
    <WithOfficeTexts area="officeNotices">
      <ClosedNotice />
      <SetupNotice />
      <SampleNotice />
    </WithOfficeTexts>
  </>
)

export default OfficeNotices
