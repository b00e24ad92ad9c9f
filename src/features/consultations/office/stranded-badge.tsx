import UserX from 'lucide-react/icons/user-x'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'

/** Marks an open consultation whose lawyer no longer works here. */
export const StrandedBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="grey" icon={UserX}>
      {t('consult.stranded')}
    </Badge>
  )
}
