import { useQuery } from '@tanstack/react-query'
import { may, type Permission } from '#access/permissions.ts'
import { auditProofQuery } from '#features/audit/office/api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { backupsQuery } from '#features/backups/office/api.ts'
import { hydrateWhenFetched } from '../hydrate-when-visible.tsx'

const AlarmNotes = hydrateWhenFetched(() => import('./alarm-notes.tsx'))

/** Alarms that no admin may overlook. Their code is fetched only if there is one. */
export default function Alarms() {
  const { data: user } = useCurrentUser()
  const mayRead = (permission: Permission) => !!user && may(user.role, permission) && !user.needsTwoFactor
  const [mayReadAudit, mayReadBackups] = [mayRead('audit.view'), mayRead('backups.manage')]
  const { data: proof } = useQuery({ ...auditProofQuery(), enabled: mayReadAudit })
  const { data: backups } = useQuery({ ...backupsQuery(), enabled: mayReadBackups })
  const fault = mayReadAudit ? proof?.fault : undefined
  const alarm = mayReadBackups ? backups?.alarm : undefined
  return (fault || alarm) && <AlarmNotes fault={fault} alarm={alarm} />
}
