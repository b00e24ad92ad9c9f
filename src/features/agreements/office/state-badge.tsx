import Archive from 'lucide-react/icons/archive'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock'
import FilePen from 'lucide-react/icons/file-pen'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Send from 'lucide-react/icons/send'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { IconType } from '#ui/icon.tsx'
import type { AgreementState } from '../values.ts'

const looks: Record<AgreementState, { tone: BadgeTone; icon: IconType }> = {
  draft: { tone: 'grey', icon: FilePen },
  sent: { tone: 'blue', icon: Send },
  change_asked: { tone: 'yellow', icon: MessageSquareText },
  declined: { tone: 'red', icon: X },
  expired: { tone: 'grey', icon: Clock },
  withdrawn: { tone: 'grey', icon: Undo2 },
  accepted: { tone: 'green', icon: Check },
  in_force: { tone: 'green', icon: CheckCheck },
  ended: { tone: 'grey', icon: Archive },
}

export const AgreementBadge = ({ state }: { state: AgreementState }) => {
  const { t } = useTranslation()
  return <Badge {...looks[state]}>{t(`agreement.state.${state}`)}</Badge>
}
