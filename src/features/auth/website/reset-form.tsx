import { useWatch } from 'react-hook-form'
import { PasswordStrengthNote } from '#features/users/browser/password-strength-note.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { resetPassword } from '../browser/link-api.ts'
import { resetForm } from '../schema.ts'
import './link-forms.css'

/** Field labels, in the order of the page. */
const labels = { newPassword: 'reset.new.password', confirmPassword: 'reset.new.confirm' } as const

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
    labels,
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
