import { AuditAlarm } from './audit-alarm.tsx'
import { BackupAlarm } from './backup-alarm.tsx'

/** Alarms that no admin may overlook. */
export default function Alarms() {
  return (
    <>
      <AuditAlarm />
      <BackupAlarm />
    </>
  )
}
