import Lock from 'lucide-react/icons/lock'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'

/** Marks a consultation that only managers and listed readers can see. */
export const RestrictedBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="grey" icon={Lock}>
      {t('readers.badge')}
    </Badge>
  )
}
