import { AuditAlarm } from './audit-alarm.tsx'
import { BackupAlarm } from './backup-alarm.tsx'

/** What no admin may overlook. */
export default () => (
  <>
    <AuditAlarm />
    <BackupAlarm />
  </>
)
