import { explainFailure } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { turnOffTwoFactor } from '../api.ts'
import { fullProof } from '../schema.ts'

/** In the order of the page. */
const labels = { currentPassword: 'account.password.current', code: 'twoFactor.code.either' } as const

/** Asks for both factors: a forgotten open session alone cannot take one away. */
export const TurnOffDialog = ({
  username,
  refresh,
  onDone,
  onClose,
  fallbackFocus,
}: {
  username: string
  /** The dialog is pending until the panel behind it knows: its button is gone then, and the heading takes the focus. */
  refresh: () => Promise<void>
  onDone: () => void
  onClose: () => void
  fallbackFocus: () => HTMLElement | null
}) => {
  const { t } = useTranslation()
  const { field, submit, isSubmitting, summary } = useFormFrame({
    schema: fullProof,
    labels,
    defaultValues: { currentPassword: '', code: '' },
    send: (proof) => turnOffTwoFactor(proof).then(refresh),
    onSent: onDone,
    explain: explainFailure(t('twoFactor.failed'), t('toast.generic')),
  })
  return (
    <Dialog
      title={t('twoFactor.turnOff.title')}
      size={480}
      form={{ onSubmit: submit, 'aria-label': t('twoFactor.turnOff.title') }}
      foot={(close) => (
        <SaveButtons label={t('twoFactor.turnOff')} isSaving={isSubmitting} onCancel={close} />
      )}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <div className="stack">
        <FormSummary summary={summary} headingLevel="h3" />
        <p>{t('twoFactor.turnOff.text')}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        <TextField {...field('code')} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
      </div>
    </Dialog>
  )
}
