import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState } from 'react'
import { type Path, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showServerErrors } from '#http/form-errors.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { TrapField } from '#ui/trap-field.tsx'
import { useErrorTitle } from '#ui/use-error-title.ts'
import { registerForm } from '../schema.ts'
import { useRegister } from '../session-api.ts'
import { failureWords } from './failure-words.ts'
import { passwordStrength } from './password-strength.ts'
import './auth-forms.css'

type Values = z.input<typeof registerForm>

/** In the order of the page. */
const labels = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  phone: 'form.phone',
  username: 'form.username',
  password: 'form.password',
  confirmPassword: 'form.confirmPassword',
  registrationReason: 'form.registrationReason',
  termsAgreed: 'form.agreeTerms',
} as const satisfies Partial<Record<string, TextKey>>

type RegisterFormProps = {
  onDone?: () => void
  /** A dialog asks before it throws typed words away. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** A new account is always a client's; the second password and the agreement stay here. */
export const RegisterForm = ({ onDone, onDirtyChange }: RegisterFormProps) => {
  const { t, tMessage, language } = useTranslation()
  const id = useId()
  const trap = useRef<HTMLInputElement>(null)
  const { mutateAsync: createAccount } = useRegister()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, clearErrors, setError, control } = useForm<
    Values,
    unknown,
    z.output<typeof registerForm>
  >({
    resolver: zodResolver(registerForm),
    defaultValues: {
      username: '',
      password: '',
      confirmPassword: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      registrationReason: '',
    },
    // Judged when sent; what is being mended is not judged meanwhile.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount, isDirty } = formState
  const password = useWatch({ control, name: 'password' })
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])

  const submit = handleSubmit(
    async ({ confirmPassword, termsAgreed, ...values }) => {
      setFailure(undefined)
      try {
        const { firstName } = await createAccount({
          ...values,
          preferredLanguage: language,
          homepage: trap.current?.value,
        })
        showToast({
          title: t('toast.register.success.title'),
          description: t('toast.register.success.desc', { firstName }),
        })
        onDone?.()
      } catch (error) {
        setFailure(showServerErrors(error, setError, t('toast.generic')))
        showToast({
          title: t('toast.register.failed'),
          description: failureWords(error, t('toast.generic')),
          variant: 'destructive',
        })
      }
    },
    () => setFailure(undefined),
  )

  const fieldId = (name: Path<Values>) => `${id}-${name}`
  const listed = fieldErrorsOf(errors, labels, fieldId, { t, tMessage })
  const hasErrors = listed.length > 0 || failure !== undefined
  useErrorTitle(hasErrors)
  const field = (name: keyof typeof labels) => {
    const message = errors[name]?.message
    return {
      ...register(name, {
        onChange: () => clearErrors(name === 'password' ? [name, 'confirmPassword'] : name),
      }),
      id: fieldId(name),
      label: t(labels[name]),
      error: message && tMessage(message),
    }
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t('auth.register')}>
      <div className="form-grid">
        {hasErrors && (
          <ErrorSummary errors={listed} attempt={submitCount} className="form-full">
            {failure && !listed.some(({ message }) => message === failure) && <p>{failure}</p>}
          </ErrorSummary>
        )}
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" isOptional />
        <TextField
          {...field('username')}
          autoComplete="username"
          autoCapitalize="none"
          className="form-full"
        />
        <PasswordField
          {...field('password')}
          hint={<StrengthWords password={password} />}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
        <TextArea {...field('registrationReason')} rows={3} isOptional className="form-full" />
        <CheckboxField {...field('termsAgreed')} isRequired className="form-full" />
        <div className="form-full">
          <Button type="submit" isWide isPending={isSubmitting} pendingLabel={t('form.submitting')}>
            {t('auth.register')}
          </Button>
        </div>
      </div>
      <TrapField ref={trap} />
    </form>
  )
}

/** In words, and said when typing pauses. */
const StrengthWords = ({ password }: { password: string }) => {
  const { t } = useTranslation()
  return (
    <span aria-live="polite">
      {password === '' ? t('password.hint') : t(`password.${passwordStrength(password)}`)}
    </span>
  )
}
