import Lock from 'lucide-react/icons/lock'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'

/** Only managers and named people know of this request. */
export const RestrictedBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="grey" icon={Lock}>
      {t('readers.badge')}
    </Badge>
  )
}
