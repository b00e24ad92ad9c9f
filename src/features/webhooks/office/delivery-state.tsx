import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import type { Delivery } from '../schema.ts'

/** The answer of the last attempt: an HTTP status, or the reason for none. */
export const DeliveryState = ({ delivery: { state, status, fault } }: { delivery: Delivery }) => {
  const { t } = useTranslation()
  const answer =
    fault !== null ? t(`webhooks.fault.${fault}`) : status === null ? t('webhooks.waiting') : String(status)
  if (state === 'delivered')
    return (
      <Badge tone="green" icon={Check}>
        {answer}
      </Badge>
    )
  return state === 'failed' ? (
    <Badge tone="red" icon={X}>
      {answer}
    </Badge>
  ) : (
    <Badge tone={fault === null && status === null ? 'grey' : 'yellow'} icon={Clock}>
      {answer}
    </Badge>
  )
}
