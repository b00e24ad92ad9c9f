import { explainFailure } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { type FullProof, fullProof } from '../schema.ts'

/** In the order of the page. */
const labels = { currentPassword: 'account.password.current', code: 'twoFactor.code.either' } as const

/** Asks for both factors: a forgotten open session alone, or the password alone, cannot take one away. */
export const ProofDialog = <Answer,>({
  title,
  text,
  confirmLabel,
  username,
  send,
  onSent,
  ...dialog
}: {
  title: string
  text: string
  confirmLabel: string
  username: string
  send: (proof: FullProof) => Promise<Answer>
  onSent: (answer: Answer) => void
  onClose: () => void
  fallbackFocus: () => HTMLElement | null
}) => {
  const { t } = useTranslation()
  const { field, submit, isSubmitting, summary } = useFormFrame({
    schema: fullProof,
    labels,
    defaultValues: { currentPassword: '', code: '' },
    send,
    onSent,
    explain: explainFailure(t('twoFactor.failed'), t('toast.generic')),
  })
  return (
    <Dialog
      {...dialog}
      title={title}
      size={480}
      form={{ onSubmit: submit, 'aria-label': title }}
      foot={(close) => <SaveButtons label={confirmLabel} isSaving={isSubmitting} onCancel={close} />}
    >
      <div className="stack">
        <FormSummary summary={summary} headingLevel="h3" />
        <p>{text}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        <TextField {...field('code')} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
      </div>
    </Dialog>
  )
}
