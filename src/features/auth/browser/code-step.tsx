import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { withPasskey } from '../passkeys/browser/api.ts'
import { PasskeyButton } from '../passkeys/browser/passkey-button.tsx'
import { loginFailures } from '../passkeys/browser/passkey-login.tsx'
import { codeForm, type LoginInput } from '../schema.ts'

/** The second factors that the user can use. */
export type SecondSteps = { code: boolean; passkey: boolean }

/** The second factors that the server requires after the first step was correct. */
export const secondStepsIn = (error: unknown): SecondSteps => {
  const isRequested = (name: keyof SecondSteps) =>
    error instanceof ApiError && error.errors.some(({ field }) => field === name)
  return { code: isRequested('code'), passkey: isRequested('passkey') }
}

type StepProps<Answer> = {
  logIn: (second: Pick<LoginInput, 'code' | 'passkey'>) => Promise<Answer>
  onSent: (answer: Answer) => void
  onBack: () => void
}

/** The second step of a login, which replaces the first. */
export const CodeStep = <Answer,>({ steps, ...step }: StepProps<Answer> & { steps: SecondSteps }) =>
  steps.code ? <CodeForm {...step} hasPasskey={steps.passkey} /> : <PasskeyStep {...step} />

const PasskeyStep = <Answer,>({ logIn, onSent, onBack }: StepProps<Answer>) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="stack" aria-label={t('auth.code.title')}>
      <p ref={heading} tabIndex={-1}>
        {t('auth.passkey.step.text')}
      </p>
      <PasskeyInstead logIn={logIn} onSent={onSent} variant="primary" />
      <p className="small muted">{t('auth.passkey.lost')}</p>
      <p className="small auth-code-ways">
        <button type="button" className="text-link link-button" onClick={onBack}>
          {t('auth.code.back')}
        </button>
      </p>
    </section>
  )
}

const PasskeyInstead = <Answer,>({
  logIn,
  onSent,
  variant = 'outline',
}: Pick<StepProps<Answer>, 'logIn' | 'onSent'> & { variant?: 'primary' | 'outline' }) => {
  const { t } = useTranslation()
  return (
    <PasskeyButton
      isWide
      variant={variant}
      act={() => withPasskey((passkey) => logIn({ passkey }))}
      onDone={onSent}
      waiting="auth.passkey.waiting"
      failures={loginFailures}
      failed="toast.login.failed"
    >
      {t('auth.passkey.step')}
    </PasskeyButton>
  )
}

/** Requests a code of the app or a recovery code. */
const CodeForm = <Answer,>({
  hasPasskey,
  logIn,
  onSent,
  onBack,
}: StepProps<Answer> & { hasPasskey: boolean }) => {
  const { t } = useTranslation()
  const [isRecovery, setRecovery] = useState(false)
  const { form, field, submit, isPending, summary } = useFormFrame({
    schema: codeForm,
    labels: { code: isRecovery ? 'auth.code.recovery' : 'auth.code' },
    defaultValues: { code: '' },
    send: logIn,
    onSent,
    failed: t('toast.login.failed'),
  })
  const { setFocus } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one then, and takes the focus again
  useEffect(() => setFocus('code'), [setFocus, isRecovery])
  const change = () => {
    form.reset({ code: '' })
    setRecovery(!isRecovery)
  }
  return (
    <form method="post" className="stack" noValidate onSubmit={submit} aria-label={t('auth.code.title')}>
      {summary}
      {isRecovery ? (
        <TextField
          {...field('code')}
          key="recovery"
          hint={
            <>
              {t('auth.code.recovery.hint')} {t('auth.code.lost')}
            </>
          }
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <TextField
          {...field('code')}
          key="app"
          hint={t('auth.code.hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      <Button type="submit" isWide isPending={isPending} pendingLabel={t('form.submitting')}>
        {t('auth.code.submit')}
      </Button>
      {hasPasskey && <PasskeyInstead logIn={logIn} onSent={onSent} />}
      <p className="small auth-code-ways">
        <button type="button" className="text-link link-button" onClick={change}>
          {t(isRecovery ? 'auth.code.useApp' : 'auth.code.useRecovery')}
        </button>
        <button type="button" className="text-link link-button" onClick={onBack}>
          {t('auth.code.back')}
        </button>
      </p>
    </form>
  )
}
