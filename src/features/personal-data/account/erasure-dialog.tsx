import { useTranslation } from '#i18n/translate.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { type ErasureConfirmation, erasureInput } from '../schema.ts'
import { askForErasure } from './api.ts'

/** Field labels, in the order of the form. */
const labels = {
  confirmation: 'account.erasure.word',
  password: 'account.erasure.password',
} as const

const notTyped = '' as ErasureConfirmation

/**
 * Requires a typed word and the password, to prevent requests by mistake or by others on an unlocked device.
 */
const ErasureDialog = ({
  fallbackId,
  onRequested,
  onClose,
}: {
  fallbackId: string
  /** Closes the dialog once the panel shows the request. */
  onRequested: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { field, ...frame } = useFormFrame({
    schema: erasureInput,
    labels,
    defaultValues: { confirmation: notTyped, password: '' },
    send: async (values) => {
      await askForErasure(values)
      await onRequested()
    },
    onSent: () => undefined,
    failed: t('account.erasure.failed'),
    headingLevel: 'h3',
  })
  return (
    <SendingDialog
      title={t('account.erasure.dialog')}
      description={t('account.erasure.dialog.text')}
      size={480}
      bodyClassName="own-erasure-form"
      layout={null}
      frame={frame}
      confirmClose={() => !frame.isPending}
      fallbackId={fallbackId}
      save={t('account.erasure.send')}
      variant="danger"
      onClose={onClose}
    >
      <TextField
        {...field('confirmation')}
        hint={t('account.erasure.word.hint')}
        dir="auto"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </SendingDialog>
  )
}

export default ErasureDialog
