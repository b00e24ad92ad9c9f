import ShieldAlert from 'lucide-react/icons/shield-alert'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { AuditProofResult } from '#features/audit/schema.ts'
import type { BackupStatus } from '#features/backups/schema.ts'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { WithOfficeTexts } from '../with-office-texts.tsx'

type Fault = NonNullable<AuditProofResult['fault']>
type BackupAlarm = NonNullable<BackupStatus['alarm']>

/** They cannot be dismissed. */
export default function AlarmNotes({
  fault,
  alarm,
}: {
  /** Until the log is intact again or the gap was accepted. */
  fault: Fault | null | undefined
  /** Until there is a reliable backup again. */
  alarm: BackupAlarm | null | undefined
}) {
  return (
    <WithOfficeTexts area="officeAdmin">
      {fault && <FaultNote {...fault} />}
      {alarm && <BackupNote reason={alarm} />}
    </WithOfficeTexts>
  )
}

const BackupNote = ({ reason }: { reason: BackupAlarm }) => {
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

const FaultNote = ({ id, reason, since }: Fault) => {
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
