import AlarmClock from 'lucide-react/icons/alarm-clock'
import { formatShortDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { openStatuses } from '../rules.ts'
import type { Consultation } from '../schema.ts'

/** Marks an open request with a day that must not pass. */
export const UrgentBadge = ({ urgentDay, status }: Pick<Consultation, 'urgentDay' | 'status'>) => {
  const { t, language } = useTranslation()
  if (urgentDay === null || !openStatuses.some((open) => open === status)) return null
  return (
    <Badge tone="red" icon={AlarmClock}>
      {t('consult.urgent', { day: formatShortDay(urgentDay, language) })}
    </Badge>
  )
}
