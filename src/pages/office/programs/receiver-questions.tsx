import { lazy } from 'react'
import { deleteReceiver, replaceSecret, webhooksKey } from '#features/webhooks/office/api.ts'
import { receiverTableId } from '#features/webhooks/office/receiver-table.tsx'
import { SecretDialog } from '#features/webhooks/office/secret-dialog.tsx'
import type { Receiver } from '#features/webhooks/schema.ts'
import { hostOfAddress } from '#features/webhooks/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { preserveFocusIn, useRefresh } from '../../use-refresh.ts'

const RecordDialog = lazy(() => import('../../record-dialog.tsx'))

export type ReceiverTask =
  | { kind: 'delete' | 'secret'; receiver: Receiver }
  /** A new secret, which no later response has. */
  | { kind: 'shown'; secret: string }

/** The questions before a deletion and before a new secret, and the new secret. */
export const ReceiverQuestions = ({
  task,
  onTask,
}: {
  task: ReceiverTask
  onTask: (task: ReceiverTask | undefined) => void
}) => {
  const { t } = useTranslation()
  const refresh = useRefresh(webhooksKey)
  const close = () => onTask(undefined)
  if (task.kind === 'shown') return <SecretDialog secret={task.secret} onClose={close} />
  const { id, address } = task.receiver
  if (task.kind === 'secret')
    return (
      <ActionDialog
        title={t('webhooks.newSecret.title', { name: hostOfAddress(address) })}
        confirmLabel={t('webhooks.newSecret.make')}
        variant="primary"
        act={() => replaceSecret(id)}
        onDone={({ secret }) => refresh(() => onTask({ kind: 'shown', secret }))}
        failed={t('webhooks.updateFailed')}
        fallbackId={receiverTableId}
        onClose={close}
      >
        <p>{t('webhooks.newSecret.text')}</p>
      </ActionDialog>
    )
  return (
    <DialogSuspense>
      <RecordDialog
        name={hostOfAddress(address)}
        act={() => deleteReceiver(id)}
        onDone={() =>
          refresh(() => {
            close()
            preserveFocusIn(receiverTableId)
            showToast({ title: t('webhooks.deleted') })
          })
        }
        failed="webhooks.deleteFailed"
        fallbackId={receiverTableId}
        onClose={close}
      >
        <p>{t('webhooks.delete.text')}</p>
      </RecordDialog>
    </DialogSuspense>
  )
}
