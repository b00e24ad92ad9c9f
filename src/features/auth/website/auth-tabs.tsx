import { type ReactNode, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { href } from '#access/href.ts'
import { forgetGuestDetails, readGuestDetails } from '#browser/guest-details.ts'
import { Agreement } from '#features/legal-pages/browser/agreement.tsx'
import { PasswordStrengthNote } from '#features/users/browser/password-strength-note.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TrapField, takeTrap } from '#ui/public-form.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useFirstValues } from '#ui/use-first-values.ts'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { LoginForm } from '../browser/login-form.tsx'
import { useRegister } from '../browser/session-api.ts'
import { registerForm } from '../schema.ts'
import '../browser/auth-forms.css'

export type AuthTab = 'login' | 'register'

/** Login and registration, each with a link to the other below its form. */
export const AuthTabs = ({
  tab,
  onTabChange,
  onDone,
  onDirtyChange,
  beforeLogin,
  afterLogin,
}: {
  tab: AuthTab
  onTabChange: (tab: AuthTab) => void
  onDone?: () => void
  onDirtyChange?: (isDirty: boolean) => void
  /** Another way to log in, above or below the form. */
  beforeLogin?: ReactNode
  afterLogin?: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('auth.tabs')}
      look="display"
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        {
          value: 'login',
          label: t('auth.login'),
          content: (
            <>
              {beforeLogin}
              <LoginForm onDone={onDone} />
              {afterLogin}
              <p className="small auth-other-way">
                <a href={href('/reset-password')} className="text-link">
                  {t('auth.forgot')}
                </a>
              </p>
              <OtherWay question={t('auth.noAccount')} onGo={() => onTabChange('register')}>
                {t('auth.register')}
              </OtherWay>
            </>
          ),
        },
        {
          value: 'register',
          label: t('auth.register'),
          content: (
            <>
              <RegisterForm onDone={onDone} onDirtyChange={onDirtyChange} />
              <OtherWay question={t('auth.haveAccount')} onGo={() => onTabChange('login')}>
                {t('auth.login')}
              </OtherWay>
            </>
          ),
        },
      ]}
    />
  )
}

const OtherWay = ({ question, onGo, children }: { question: string; onGo: () => void; children: string }) => (
  <p className="small muted auth-other-way">
    {question}{' '}
    <button type="button" className="text-link link-button" onClick={onGo}>
      {children}
    </button>
  </p>
)

/** Field labels, in the order of the page. */
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
} as const

type RegisterFormProps = {
  onDone?: () => void
  /** Lets a dialog ask before it discards the input. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** Registers a client; the repeated password and the agreement are not sent. */
const RegisterForm = ({ onDone, onDirtyChange }: RegisterFormProps) => {
  const { t, language } = useTranslation()
  const trap = useRef<HTMLInputElement>(null)
  const { mutateAsync: createAccount } = useRegister()
  const { form, field, submit, isPending, summary } = useFormFrame({
    schema: registerForm,
    labels,
    defaultValues: useFirstValues({
      username: '',
      password: '',
      confirmPassword: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      registrationReason: '',
    }),
    send: ({ confirmPassword, termsAgreed, ...values }) =>
      createAccount({
        ...values,
        role: 'client',
        preferredLanguage: language,
        homepage: takeTrap(trap),
      }),
    onSent: ({ firstName }) => {
      forgetGuestDetails()
      showToast({
        title: t('toast.register.success.title'),
        description: t('toast.register.success.desc', { firstName }),
      })
      onDone?.()
    },
    failed: t('toast.register.failed'),
    summaryClassName: 'form-full',
  })
  const { isDirty } = form.formState
  const { getValues, setValue } = form
  useEffect(() => {
    for (const [name, value] of Object.entries(readGuestDetails()))
      if (!getValues(name as 'phone')) setValue(name as 'phone', value)
  }, [getValues, setValue])
  const password = useWatch({ control: form.control, name: 'password', defaultValue: '' })
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])

  return (
    <form method="post" noValidate onSubmit={submit} aria-label={t('auth.register')}>
      <div className="form-grid">
        {summary}
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
          {...field('password', ['password', 'confirmPassword'])}
          hint={<PasswordStrengthNote password={password} />}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
        <TextArea {...field('registrationReason')} rows={3} isOptional className="form-full" />
        <CheckboxField
          {...field('termsAgreed')}
          label={<Agreement to="terms" />}
          isRequired
          className="form-full"
        />
        <div className="form-full">
          <Button type="submit" isWide isPending={isPending} pendingLabel={t('form.submitting')}>
            {t('auth.register')}
          </Button>
        </div>
      </div>
      <TrapField ref={trap} />
    </form>
  )
}
