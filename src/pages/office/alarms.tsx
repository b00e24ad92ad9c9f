import { useQuery } from '@tanstack/react-query'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { auditProofQuery } from '#features/audit/office/api.ts'
import type { AuditProofResult } from '#features/audit/schema.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { backupsQuery } from '#features/backups/office/api.ts'
import type { BackupStatus } from '#features/backups/schema.ts'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { WithOfficeTexts } from '../with-office-texts.tsx'

/** Alarms that no admin may overlook. */
export default function Alarms() {
  return (
    <>
      <AuditAlarm />
      <BackupAlarm />
    </>
  )
}

/** Shown until there is a reliable backup again. It cannot be dismissed. */
const BackupAlarm = () => {
  const { data: user } = useCurrentUser()
  const mayRead =
    user !== null && user !== undefined && may(user.role, 'backups.manage') && !user.needsTwoFactor
  const { data } = useQuery({ ...backupsQuery(), enabled: mayRead })
  const alarm = data?.alarm
  if (!mayRead || !alarm) return null
  return (
    <Suspense>
      <WithOfficeTexts area="officeAdmin">
        <Alarm reason={alarm} />
      </WithOfficeTexts>
    </Suspense>
  )
}

const Alarm = ({ reason }: { reason: NonNullable<BackupStatus['alarm']> }) => {
  const { t } = useTranslation()
  return (
    <div className="office-notice is-alarm" role="alert">
      <Icon icon={ShieldAlert} />
      <p>
        <b>{t('backups.alarm.title')}</b> {t(`backups.alarm.${reason}`)} {t('backups.alarm.todo')}{' '}
        <Link href={href('/dashboard/backups')} className="text-link">
          {t('backups.alarm.open')}
        </Link>
      </p>
    </div>
  )
}

/** Shown until the log is intact again or the gap was accepted. It cannot be dismissed. */
const AuditAlarm = () => {
  const { data: user } = useCurrentUser()
  const mayRead = user !== null && user !== undefined && may(user.role, 'audit.view') && !user.needsTwoFactor
  const { data } = useQuery({ ...auditProofQuery(), enabled: mayRead })
  const fault = data?.fault
  if (!mayRead || !fault) return null
  return (
    <Suspense>
      <WithOfficeTexts area="officeAdmin">
        <FaultAlarm {...fault} />
      </WithOfficeTexts>
    </Suspense>
  )
}

type Fault = NonNullable<AuditProofResult['fault']>

const FaultAlarm = ({ id, reason, since }: Fault) => {
  const { t, language } = useTranslation()
  return (
    <div className="office-notice is-alarm" role="alert">
      <Icon icon={ShieldAlert} />
      <p>
        <b>{t('audit.alarm.title')}</b> {t(`audit.alarm.${reason}`, { entry: String(id ?? '') })}{' '}
        {t('audit.alarm.since', {
          date: `${formatTableDate(since, language)} ${formatTime(since, language)}`,
        })}{' '}
        {t('audit.alarm.todo')}{' '}
        <Link href={href('/dashboard/audit')} className="text-link">
          {t('audit.alarm.open')}
        </Link>
      </p>
    </div>
  )
}
