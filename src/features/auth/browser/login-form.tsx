import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFirstValues } from '#ui/use-first-values.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { PasskeyLogin } from '../passkeys/browser/passkey-login.tsx'
import { type CurrentUser, type LoginInput, loginInput } from '../schema.ts'
import { CodeStep, type SecondSteps, secondStepsIn } from './code-step.tsx'
import { useLogin } from './session-api.ts'
import './auth-forms.css'

/** Field labels, in the order of the page. */
const labels = {
  username: 'form.username',
  password: 'form.password',
  rememberMe: 'form.rememberMe',
} as const

/** Logs a user in. The cached user is already updated when `onDone` runs. */
export const LoginForm = ({
  username = '',
  onDone,
}: {
  /** The user name of an expired session, so that only the password is missing. */
  username?: string
  onDone?: () => void
}) => {
  const { t } = useTranslation()
  const { mutateAsync: logIn } = useLogin()
  /** The accepted user name and password, while the second step waits for a code or a passkey. */
  const [accepted, setAccepted] = useState<{ values: LoginInput; steps: SecondSteps }>()
  const welcome = ({ firstName }: CurrentUser) => {
    showToast({
      title: t('toast.login.success.title'),
      description: t('toast.login.success.desc', { firstName }),
    })
    onDone?.()
  }
  const { form, field, submit, isPending, summary } = useFormFrame({
    schema: loginInput,
    labels,
    defaultValues: useFirstValues({ username, password: '', rememberMe: false }),
    send: async (values) =>
      logIn(values).catch((error: unknown) => {
        const steps = secondStepsIn(error)
        if (!steps.code && !steps.passkey) throw error
        setAccepted({ values, steps })
      }),
    onSent: (user) => user && welcome(user),
    failed: t('toast.login.failed'),
  })
  if (accepted)
    return (
      <CodeStep
        steps={accepted.steps}
        logIn={(second) => logIn({ ...accepted.values, ...second })}
        onSent={welcome}
        onBack={() => {
          setAccepted(undefined)
          // The fields must be rendered again first.
          setTimeout(() => form.setFocus('password'))
        }}
      />
    )
  return (
    <form method="post" className="stack" noValidate onSubmit={submit} aria-label={t('auth.login')}>
      {summary}
      <TextField
        {...field('username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        data-initial-focus={username ? undefined : true}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        data-initial-focus={username ? true : undefined}
      />
      <CheckboxField {...field('rememberMe')} />
      <Button type="submit" isWide isPending={isPending} pendingLabel={t('form.submitting')}>
        {t('auth.login')}
      </Button>
      <PasskeyLogin isRemembered={() => form.getValues('rememberMe')} onDone={welcome} />
    </form>
  )
}
