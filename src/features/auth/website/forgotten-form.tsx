import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { askForReset } from '../browser/link-api.ts'
import { passwordForgotten } from '../schema.ts'
import './link-forms.css'

const labels = { email: 'form.email' } as const

/** Requests a reset link. The response is the same for known and unknown addresses. */
export const ForgottenForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation()
  const { field, submit, isPending, failure } = useFormFrame({
    name: 'password-forgotten',
    schema: passwordForgotten,
    labels,
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
