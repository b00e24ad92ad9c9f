import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '#http/form-errors.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useErrorTitle } from '#ui/use-error-title.ts'
import { type LoginInput, loginInput } from '../schema.ts'
import { useLogin } from '../session-api.ts'
import { failureWords } from './failure-words.ts'
import './auth-forms.css'

/** In the order of the page. */
const labels = {
  username: 'form.username',
  password: 'form.password',
  rememberMe: 'form.rememberMe',
} as const satisfies Partial<Record<string, TextKey>>

/** On success the person is known to the whole page before `onDone` runs. */
export const LoginForm = ({ onDone }: { onDone?: () => void }) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const { mutateAsync: logIn } = useLogin()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, clearErrors, setError } = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { username: '', password: '', rememberMe: false },
    // Judged when sent; what is being mended is not judged meanwhile.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = formState

  const submit = handleSubmit(
    async (values) => {
      setFailure(undefined)
      try {
        const { firstName } = await logIn(values)
        showToast({
          title: t('toast.login.success.title'),
          description: t('toast.login.success.desc', { firstName }),
        })
        onDone?.()
      } catch (error) {
        setFailure(showServerErrors(error, setError, t('toast.generic')))
        showToast({
          title: t('toast.login.failed'),
          description: failureWords(error, t('toast.generic')),
          variant: 'destructive',
        })
      }
    },
    () => setFailure(undefined),
  )

  const fieldId = (name: string) => `${id}-${name}`
  const listed = fieldErrorsOf(errors, labels, fieldId, { t, tMessage })
  const hasErrors = listed.length > 0 || failure !== undefined
  useErrorTitle(hasErrors)
  const field = (name: keyof typeof labels) => {
    const message = errors[name]?.message
    return {
      ...register(name, { onChange: () => clearErrors(name) }),
      id: fieldId(name),
      label: t(labels[name]),
      error: message && tMessage(message),
    }
  }
  return (
    <form className="stack" noValidate onSubmit={submit} aria-label={t('auth.login')}>
      {hasErrors && (
        <ErrorSummary errors={listed} attempt={submitCount}>
          {failure && !listed.some(({ message }) => message === failure) && <p>{failure}</p>}
        </ErrorSummary>
      )}
      <TextField {...field('username')} autoComplete="username" autoCapitalize="none" data-initial-focus />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <CheckboxField {...field('rememberMe')} />
      <Button type="submit" isWide isPending={isSubmitting} pendingLabel={t('form.submitting')}>
        {t('auth.login')}
      </Button>
    </form>
  )
}
