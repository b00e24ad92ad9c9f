import Briefcase from 'lucide-react/icons/briefcase-business'
import ShieldCheck from 'lucide-react/icons/shield-check'
import User from 'lucide-react/icons/user'
import type { Role } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone, StatusBadge } from '#ui/badge.tsx'
import type { IconType } from '#ui/icon.tsx'

const looks = {
  admin: { tone: 'yellow', icon: ShieldCheck },
  staff: { tone: 'blue', icon: Briefcase },
  client: { tone: 'grey', icon: User },
} as const satisfies Record<Role, { tone: BadgeTone; icon: IconType }>

/** Labels admin, staff and client as manager, employee and client (P4.18). */
export const RoleBadge = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  return <Badge {...looks[role]}>{t(`role.${role}`)}</Badge>
}

/** Shows whether the user may log in. */
export const UserStateBadge = ({ isActive }: { isActive: boolean }) => {
  const { t } = useTranslation()
  return (
    <StatusBadge status={isActive ? 'active' : 'inactive'}>
      {t(isActive ? 'users.active' : 'users.inactive')}
    </StatusBadge>
  )
}
