import X from 'lucide-react/icons/x'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import type { Message } from '../schema.ts'

/** Marks a message that ends a mandate. */
export const KindBadge = ({ kind }: Pick<Message, 'kind'>) => {
  const { t } = useTranslation()
  return (
    kind && (
      <Badge tone="red" icon={X}>
        {t(`messages.kind.${kind}`)}
      </Badge>
    )
  )
}
