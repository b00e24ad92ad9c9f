import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'

/** Marks a consultation with a possible conflict of interest that has no decision yet. */
export const ConflictBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="red" icon={TriangleAlert}>
      {t('consult.conflict')}
    </Badge>
  )
}
