import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { removePasskey, renamePasskey } from '../browser/api.ts'
import { type OwnPasskey, type PasskeyName, passkeyName } from '../schema.ts'

type Props = {
  passkey: OwnPasskey
  listId: string
  onChanged: () => Promise<void>
  onClose: () => void
}

const labels = { name: 'passkeys.name' } as const

export const RenamePasskey = ({ passkey: { id, name }, onChanged, onClose }: Props) => {
  const { t } = useTranslation()
  const { field, ...frame } = useFormFrame({
    schema: passkeyName,
    labels,
    defaultValues: { name },
    send: async (values: PasskeyName) => {
      await renamePasskey(id, values)
      await onChanged()
      return values
    },
    onSent: (saved) => {
      onClose()
      showToast({ title: t('passkeys.renamed'), description: t('passkeys.renamed.text', saved) })
    },
    failed: t('passkeys.renameFailed'),
    headingLevel: 'h3',
  })
  return (
    <SendingDialog
      title={t('passkeys.rename.title')}
      size={480}
      frame={frame}
      formLabel={t('passkeys.rename.title')}
      onClose={onClose}
    >
      <TextField
        {...field('name')}
        hint={t('passkeys.name.hint')}
        autoComplete="off"
        dir="auto"
        data-initial-focus
      />
    </SendingDialog>
  )
}

export const RemovePasskey = ({
  passkey: { id, name },
  isLast,
  listId,
  onChanged,
  onClose,
}: Props & { isLast: boolean }) => {
  const { t } = useTranslation()
  return (
    <ActionDialog
      title={t('passkeys.remove.title', { name })}
      confirmLabel={t('passkeys.remove')}
      act={() => removePasskey(id)}
      onDone={async () => {
        await onChanged()
        setTimeout(onClose)
        showToast({ title: t('passkeys.removed'), description: t('passkeys.removed.text', { name }) })
      }}
      failed={t('passkeys.removeFailed')}
      // The button that opened the dialog is removed with its row.
      fallbackId={listId}
      onClose={onClose}
    >
      <p>{t('passkeys.remove.text')}</p>
      {isLast && <p>{t('passkeys.remove.last')}</p>}
    </ActionDialog>
  )
}
