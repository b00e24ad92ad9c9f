import Send from 'lucide-react/icons/send'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { mayBecome } from '../rules.ts'
import type { Agreement } from '../schema.ts'
import type { AgreementTask } from './agreement-dialogs.tsx'
import { mayDelete, mayRegister, mayWithdraw } from './dialog-values.ts'
import { type AgreementRequest, canBeRecorded, canBeSent } from './obstacles.ts'

/** The buttons that the state of an agreement permits. */
export const AgreementActions = ({
  agreement,
  request,
  onTask,
}: {
  agreement: Agreement
  request: AgreementRequest
  onTask: (task: AgreementTask) => void
}) => {
  const { t } = useTranslation()
  const button = (
    kind: 'withdraw' | 'record' | 'nafith' | 'end' | 'delete',
    { variant = 'outline', disabled = false }: { variant?: 'outline' | 'quiet'; disabled?: boolean } = {},
  ) => (
    <Button variant={variant} size="table" disabled={disabled} onClick={() => onTask({ kind, agreement })}>
      {t(`agreements.${kind}`)}
    </Button>
  )
  return (
    <>
      {mayBecome(agreement, 'sent') && (
        <Button
          size="table"
          icon={<Icon icon={Send} size="small" flips />}
          disabled={!canBeSent(agreement, request)}
          onClick={() => onTask({ kind: 'send', agreement })}
        >
          {t('agreements.send')}
        </Button>
      )}
      {mayBecome(agreement, 'in_force') && button('record', { disabled: !canBeRecorded(agreement, request) })}
      {(mayRegister(agreement) || agreement.state === 'in_force') && button('nafith')}
      {mayWithdraw(agreement) && button('withdraw')}
      {mayBecome(agreement, 'ended') && button('end')}
      {mayDelete(agreement) && button('delete', { variant: 'quiet' })}
    </>
  )
}
