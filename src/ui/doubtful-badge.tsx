import Bot from 'lucide-react/icons/bot'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from './badge.tsx'

/** Marks what a program may have sent: the hidden field of its form was filled in. */
export const DoubtfulBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="grey" icon={Bot}>
      {t('status.doubtful')}
    </Badge>
  )
}
