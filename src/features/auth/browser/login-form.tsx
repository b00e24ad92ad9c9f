import { useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { type CurrentUser, type LoginInput, loginInput } from '../schema.ts'
import { CodeStep } from './code-step.tsx'
import { explainLogin } from './explain-login.ts'
import { useLogin } from './session-api.ts'
import './auth-forms.css'

/** In the order of the page. */
const labels = {
  username: 'form.username',
  password: 'form.password',
  rememberMe: 'form.rememberMe',
} as const

/** On success the person is known to the whole page before `onDone` runs. */
export const LoginForm = ({
  username = '',
  onDone,
}: {
  /** Of a person who was logged in a moment ago: the password is all there is to type. */
  username?: string
  onDone?: () => void
}) => {
  const { t } = useTranslation()
  const { mutateAsync: logIn } = useLogin()
  /** What was accepted, while the second step asks for a code. */
  const [accepted, setAccepted] = useState<LoginInput>()
  const welcome = ({ firstName }: CurrentUser) => {
    showToast({
      title: t('toast.login.success.title'),
      description: t('toast.login.success.desc', { firstName }),
    })
    onDone?.()
  }
  const { form, field, submit, isSubmitting, summary } = useFormFrame({
    schema: loginInput,
    labels,
    defaultValues: { username, password: '', rememberMe: false },
    send: async (values) =>
      logIn(values).catch((error: unknown) => {
        if (!asksForCode(error)) throw error
        setAccepted(values)
      }),
    onSent: (user) => user && welcome(user),
    explain: explainLogin(t),
  })
  if (accepted)
    return (
      <CodeStep
        logIn={(second) => logIn({ ...accepted, ...second })}
        onSent={welcome}
        onBack={() => {
          setAccepted(undefined)
          // The fields are drawn again by then, with what they held.
          setTimeout(() => form.setFocus('password'))
        }}
      />
    )
  return (
    <form className="stack" noValidate onSubmit={submit} aria-label={t('auth.login')}>
      <FormSummary summary={summary} />
      <TextField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        data-initial-focus={username ? undefined : true}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        data-initial-focus={username ? true : undefined}
      />
      <CheckboxField {...field('rememberMe')} />
      <Button type="submit" isWide isPending={isSubmitting} pendingLabel={t('form.submitting')}>
        {t('auth.login')}
      </Button>
    </form>
  )
}

/** The password was right, and the account has a second factor. */
const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'code')
