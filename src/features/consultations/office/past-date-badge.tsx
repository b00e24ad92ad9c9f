import AlarmClock from 'lucide-react/icons/alarm-clock'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'

/** Marks a request with an unsettled date in the past. */
export const PastDateBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="red" icon={AlarmClock}>
      {t('consult.pastDate')}
    </Badge>
  )
}
