import { useCurrentUser } from '#features/auth/browser/api.ts'
import { analyticsIdOf } from '#features/settings/setting-formats.ts'
import { useSettings } from '../../page-head.tsx'
import { WithTexts } from '../../with-texts.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import './notices.css'

const Notices = () => {
  const settings = useSettings()
  const { data: user } = useCurrentUser()
  const isOffice = user?.role === 'admin' || user?.role === 'staff'
  const analyticsId = analyticsIdOf(settings)
  return (
    <WithTexts area="notices">
      {settings.maintenance_mode === 'true' && isOffice && <MaintenanceNotice role={user.role} />}
      {analyticsId && <PrivacyNotice analyticsId={analyticsId} />}
    </WithTexts>
  )
}

export default Notices
