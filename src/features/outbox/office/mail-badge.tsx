import Check from 'lucide-react/icons/check'
import CirclePause from 'lucide-react/icons/circle-pause'
import Clock from 'lucide-react/icons/clock'
import ListX from 'lucide-react/icons/list-x'
import X from 'lucide-react/icons/x'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { IconType } from '#ui/icon.tsx'
import type { MailState } from '../schema.ts'

const badges = {
  waiting: { tone: 'yellow', icon: Clock },
  sent: { tone: 'green', icon: Check },
  held: { tone: 'grey', icon: CirclePause },
  replaced: { tone: 'grey', icon: ListX },
  failed: { tone: 'red', icon: X },
} as const satisfies Record<MailState, { tone: BadgeTone; icon: IconType }>

export const MailBadge = ({ state }: { state: MailState }) => {
  const { t } = useTranslation()
  return <Badge {...badges[state]}>{t(`outbox.state.${state}`)}</Badge>
}
