import Send from 'lucide-react/icons/send'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { mayBecome } from '../rules.ts'
import type { Engagement } from '../schema.ts'
import { mayDelete, mayRegister, mayWithdraw } from './dialog-values.ts'
import type { EngagementTask } from './engagement-dialogs.tsx'
import { type AgreementRequest, canBeRecorded, canBeSent } from './obstacles.ts'

/** The buttons that the state of an agreement permits. */
export const AgreementActions = ({
  engagement,
  request,
  onTask,
}: {
  engagement: Engagement
  request: AgreementRequest
  onTask: (task: EngagementTask) => void
}) => {
  const { t } = useTranslation()
  const button = (
    kind: 'withdraw' | 'record' | 'nafith' | 'end' | 'delete',
    { variant = 'outline', disabled = false }: { variant?: 'outline' | 'quiet'; disabled?: boolean } = {},
  ) => (
    <Button variant={variant} size="table" disabled={disabled} onClick={() => onTask({ kind, engagement })}>
      {t(`engagements.${kind}`)}
    </Button>
  )
  return (
    <>
      {mayBecome(engagement, 'sent') && (
        <Button
          size="table"
          icon={<Icon icon={Send} size="small" flips />}
          disabled={!canBeSent(engagement, request)}
          onClick={() => onTask({ kind: 'send', engagement })}
        >
          {t('engagements.send')}
        </Button>
      )}
      {mayBecome(engagement, 'in_force') &&
        button('record', { disabled: !canBeRecorded(engagement, request) })}
      {(mayRegister(engagement) || engagement.state === 'in_force') && button('nafith')}
      {mayWithdraw(engagement) && button('withdraw')}
      {mayBecome(engagement, 'ended') && button('end')}
      {mayDelete(engagement) && button('delete', { variant: 'quiet' })}
    </>
  )
}
