import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { IconType } from '#ui/icon.tsx'
import type { ErasureState } from '../schema.ts'

const looks = {
  open: { tone: 'yellow', icon: Clock },
  withdrawn: { tone: 'grey', icon: Undo2 },
  refused: { tone: 'red', icon: X },
  done: { tone: 'green', icon: Check },
} as const satisfies Record<ErasureState, { tone: BadgeTone; icon: IconType }>

export const ErasureBadge = ({ state }: { state: ErasureState }) => {
  const { t } = useTranslation()
  return <Badge {...looks[state]}>{t(`privacy.state.${state}`)}</Badge>
}
