import { useQuery } from '@tanstack/react-query'
import CalendarX from 'lucide-react/icons/calendar-x'
import { may } from '#access/permissions.ts'
import { auditProofQuery } from '#features/audit/office/api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { backupsQuery } from '#features/backups/office/api.ts'
import { consultationCountsQuery } from '#features/consultations/browser/counts.ts'
import { mailCountsQuery } from '#features/outbox/office/api.ts'
import { formatNumber } from '#i18n/dictionary.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import type { OfficeEntry } from '../office-groups.ts'
import { WithOfficeTexts } from '../with-office-texts.tsx'
import { SidebarCount } from './sidebar-count.tsx'

/** The counts of an entry that the sidebar does not begin with. */
export default function MoreCounts({ of }: { of: OfficeEntry['count'] }) {
  if (of === 'attention') return <AttentionCount />
  return of === 'pendingConsultations' && <UndatedCount />
}

/** Failed and held mail, and the alarms of the backups and of the audit log. */
const AttentionCount = () => {
  const { data: user } = useCurrentUser()
  const enabled = user ? may(user.role, 'settings.manage') : false
  const { data: mail } = useQuery({ ...mailCountsQuery(''), enabled })
  const { data: backups } = useQuery({ ...backupsQuery(), enabled })
  const { data: proof } = useQuery({ ...auditProofQuery(), enabled })
  const n = (mail ? mail.failed + mail.held : 0) + (backups?.alarm ? 1 : 0) + (proof?.fault ? 1 : 0)
  return <SidebarCount n={n} label="count.attention" />
}

/** The number of matters without a next date, with an icon, beside the number of pending requests. */
const UndatedCount = () => {
  const { data: counts } = useQuery(consultationCountsQuery())
  const n = counts?.undated ?? 0
  return (
    n > 0 && (
      <WithOfficeTexts area="officeNotices">
        <Count n={n} />
      </WithOfficeTexts>
    )
  )
}

const Count = ({ n }: { n: number }) => {
  const { t } = useTranslation()
  const label = t('count.undated', { n })
  return (
    <>
      <span className="sidebar-count sidebar-undated number" aria-hidden="true" title={label}>
        <Icon icon={CalendarX} size="small" />
        {formatNumber(n)}
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  )
}
