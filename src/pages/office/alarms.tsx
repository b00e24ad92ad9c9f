import { useQuery } from '@tanstack/react-query'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { backupsQuery } from '#features/backups/office/api.ts'
import type { BackupStatus } from '#features/backups/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { WithOfficeTexts } from '../with-office-texts.tsx'
import { AuditAlarm } from './audit-alarm.tsx'

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
    <div className="sample-notice is-alarm" role="alert">
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
