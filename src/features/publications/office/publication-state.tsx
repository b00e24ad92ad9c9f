import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import type { PublicationState } from '../values.ts'

const looks = {
  draft: { tone: 'grey', icon: PencilLine },
  scheduled: { tone: 'blue', icon: CalendarClock },
  published: { tone: 'green', icon: Check },
} as const

export const PublicationStateBadge = ({ state }: { state: PublicationState }) => {
  const { t } = useTranslation()
  return <Badge {...looks[state]}>{t(`publications.office.${state}`)}</Badge>
}
