import { useQuery } from '@tanstack/react-query'
import { showProof } from '#features/auth/account-api.ts'
import { proof } from '#features/auth/schema.ts'
import { twoFactorQuery } from '#features/two-factor/api.ts'
import { explainFailure } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { WithTexts } from './with-texts.tsx'

type ProofDialogProps = { username: string; onDone: () => void; onClose: () => void }

/** Over all that is open: what was pressed goes on once it is answered. */
const ProofDialog = (props: ProofDialogProps) => (
  <WithTexts area="forms">
    <WithTexts area="office">
      <Asking {...props} />
    </WithTexts>
  </WithTexts>
)

/** In the order of the page. */
const labels = { currentPassword: 'proof.password', code: 'proof.code' } as const

const Asking = ({ username, onDone, onClose }: ProofDialogProps) => {
  const { t } = useTranslation()
  const { data: twoFactor } = useQuery(twoFactorQuery())
  const { field, submit, isSubmitting, summary } = useFormFrame({
    schema: proof,
    labels,
    defaultValues: { currentPassword: '', code: '' },
    send: showProof,
    onSent: onDone,
    explain: explainFailure(t('proof.failed'), t('toast.generic')),
  })
  return (
    <Dialog
      title={t('proof.title')}
      size={480}
      closesOnBackdrop={false}
      form={{ onSubmit: submit, 'aria-label': t('proof.title') }}
      foot={(close) => <SaveButtons label={t('proof.confirm')} isSaving={isSubmitting} onCancel={close} />}
      onClose={onClose}
    >
      <div className="stack">
        <FormSummary summary={summary} headingLevel="h3" />
        <p>{t('proof.text')}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...field('currentPassword')} autoComplete="current-password" data-initial-focus />
        {twoFactor?.isOn && (
          <TextField
            {...field('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </div>
    </Dialog>
  )
}

export default ProofDialog
