import { useWatch } from 'react-hook-form'
import { PasswordStrengthNote } from '#features/users/browser/password-strength-note.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { askForReset, resetPassword } from '../browser/link-api.ts'
import { passwordForgotten, resetForm } from '../schema.ts'
import './link-forms.css'

const forgottenLabels = { email: 'form.email' } as const

/** Requests a reset link. The response is the same for known and unknown addresses. */
export const ForgottenForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation()
  const { field, submit, isPending, failure } = useFormFrame({
    name: 'password-forgotten',
    schema: passwordForgotten,
    labels: forgottenLabels,
    send: askForReset,
    onSent: ({ email }) => onSent(email),
    failed: t('reset.error'),
    isSingleField: true,
  })
  const email = field('email')
  return (
    <PublicForm
      name="password-forgotten"
      className="link-form"
      onSubmit={submit}
      aria-label={t('reset.title')}
    >
      <TextField
        {...email}
        error={email.error ?? failure}
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
      />
      <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
        {t('reset.send')}
      </Button>
    </PublicForm>
  )
}

/** Field labels, in the order of the page. */
const resetLabels = { newPassword: 'reset.new.password', confirmPassword: 'reset.new.confirm' } as const

/** Asks for the new password twice; submitting it consumes the link. */
export const ResetForm = ({
  token,
  isStrict,
  onDone,
}: {
  token: string
  isStrict: boolean | undefined
  onDone: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, submit, isPending, summary } = useFormFrame({
    name: 'password-reset',
    schema: resetForm,
    labels: resetLabels,
    defaultValues: { token, newPassword: '', confirmPassword: '' },
    send: ({ token, newPassword }) => resetPassword({ token, newPassword }),
    onSent: onDone,
    failed: t('reset.new.error'),
  })
  const password = useWatch({ control: form.control, name: 'newPassword' })
  return (
    <PublicForm
      name="password-reset"
      query={`?${new URLSearchParams({ token })}`}
      className="link-form"
      onSubmit={submit}
      aria-label={t('reset.new.title')}
    >
      {summary}
      <input type="hidden" name="token" value={token} />
      <PasswordField
        {...field('newPassword', ['newPassword', 'confirmPassword'])}
        hint={<PasswordStrengthNote password={password} isStrict={isStrict} />}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
        {t('reset.new.save')}
      </Button>
    </PublicForm>
  )
}
