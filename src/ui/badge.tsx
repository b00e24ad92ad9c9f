import Archive from 'lucide-react/icons/archive'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock'
import EyeOff from 'lucide-react/icons/eye-off'
import Mail from 'lucide-react/icons/mail'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon, type IconType } from './icon.tsx'
import './badge.css'

export type BadgeTone = 'yellow' | 'blue' | 'green' | 'red' | 'grey'

export const Badge = ({ tone, icon, children }: { tone: BadgeTone; icon: IconType; children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>
    <Icon icon={icon} size="small" />
    {children}
  </span>
)

/** The specification's statuses with color and icon. */
const statuses = {
  pending: { tone: 'yellow', icon: Clock },
  approved: { tone: 'blue', icon: Check },
  completed: { tone: 'green', icon: CheckCheck },
  rejected: { tone: 'red', icon: X },
  unread: { tone: 'blue', icon: Mail },
  read: { tone: 'green', icon: CheckCheck },
  archived: { tone: 'grey', icon: Archive },
  active: { tone: 'green', icon: Check },
  inactive: { tone: 'grey', icon: EyeOff },
  visible: { tone: 'green', icon: Check },
  hidden: { tone: 'grey', icon: EyeOff },
} as const satisfies Record<string, { tone: BadgeTone; icon: IconType }>

export type BadgeStatus = keyof typeof statuses

/** The text comes from the dictionary, unless `children` is a form that agrees with another noun. */
export const StatusBadge = ({ status, children }: { status: BadgeStatus; children?: ReactNode }) => {
  const { t } = useTranslation()
  return <Badge {...statuses[status]}>{children ?? t(`status.${status}`)}</Badge>
}
