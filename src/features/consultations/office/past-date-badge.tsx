import AlarmClock from 'lucide-react/icons/alarm-clock'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'

/** Marks a request with a date that has passed and that nobody settled. */
export const PastDateBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="red" icon={AlarmClock}>
      {t('consult.pastDate')}
    </Badge>
  )
}
