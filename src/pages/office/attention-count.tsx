import { useQuery } from '@tanstack/react-query'
import { may } from '#access/permissions.ts'
import { auditProofQuery } from '#features/audit/office/api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { backupsQuery } from '#features/backups/office/api.ts'
import { mailCountsQuery } from '#features/outbox/office/api.ts'
import { SidebarCount } from './sidebar-count.tsx'

/** Failed and held mail, and the alarms of the backups and of the audit log. */
export const AttentionCount = () => {
  const { data: user } = useCurrentUser()
  const enabled = user ? may(user.role, 'settings.manage') : false
  const { data: mail } = useQuery({ ...mailCountsQuery(''), enabled })
  const { data: backups } = useQuery({ ...backupsQuery(), enabled })
  const { data: proof } = useQuery({ ...auditProofQuery(), enabled })
  const n = (mail ? mail.failed + mail.held : 0) + (backups?.alarm ? 1 : 0) + (proof?.fault ? 1 : 0)
  return <SidebarCount n={n} label="count.attention" />
}
