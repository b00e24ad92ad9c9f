import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'

/** Marks a consultation about whose possible conflict of interest nothing has been decided yet. */
export const ConflictBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="red" icon={TriangleAlert}>
      {t('consult.conflict')}
    </Badge>
  )
}
