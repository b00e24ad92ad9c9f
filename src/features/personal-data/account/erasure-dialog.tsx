import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
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
  const { field, submit, isPending, summary } = useFormFrame({
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
    <Dialog
      title={t('account.erasure.dialog')}
      description={t('account.erasure.dialog.text')}
      form={{ onSubmit: submit }}
      size={480}
      bodyClassName="own-erasure-form"
      confirmClose={() => !isPending}
      fallbackFocus={() => document.getElementById(fallbackId)}
      onClose={onClose}
      foot={(close) => (
        <SaveButtons
          label={t('account.erasure.send')}
          variant="danger"
          isSaving={isPending}
          onCancel={close}
        />
      )}
    >
      {summary}
      <TextField
        {...field('confirmation')}
        hint={t('account.erasure.word.hint')}
        dir="auto"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </Dialog>
  )
}

export default ErasureDialog
