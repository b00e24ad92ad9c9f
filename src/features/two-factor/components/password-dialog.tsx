import { explainFailure } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { type PasswordProof, passwordProof } from '../schema.ts'
import { StepMark } from './step-mark.tsx'

const labels = { currentPassword: 'account.password.current' } as const

/** Asks for the password before something of weight. */
export const PasswordDialog = <Answer,>({
  title,
  step,
  text,
  confirmLabel,
  username,
  send,
  onSent,
  ...dialog
}: {
  title: string
  step?: number
  text: string
  confirmLabel: string
  username: string
  send: (proof: PasswordProof) => Promise<Answer>
  onSent: (answer: Answer) => void
  onClose: () => void
  fallbackFocus: () => HTMLElement | null
}) => {
  const { t } = useTranslation()
  const { field, submit, isSubmitting, summary } = useFormFrame({
    schema: passwordProof,
    labels,
    defaultValues: { currentPassword: '' },
    send,
    onSent,
    explain: explainFailure(t('twoFactor.failed'), t('toast.generic')),
  })
  return (
    <Dialog
      {...dialog}
      title={title}
      headExtra={step && <StepMark step={step} />}
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
      </div>
    </Dialog>
  )
}
