import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { type CurrentUser, codeForm, type LoginInput } from '../schema.ts'
import { explainLogin } from './explain-login.ts'

/** The second step of a login, which replaces the first: asks for a code of the app or a recovery code. */
export const CodeStep = ({
  logIn,
  onSent,
  onBack,
}: {
  logIn: (second: Required<Pick<LoginInput, 'code'>>) => Promise<CurrentUser>
  onSent: (user: CurrentUser) => void
  onBack: () => void
}) => {
  const { t } = useTranslation()
  const [isRecovery, setRecovery] = useState(false)
  const { form, field, submit, isSubmitting, summary } = useFormFrame({
    schema: codeForm,
    labels: { code: isRecovery ? 'auth.code.recovery' : 'auth.code' },
    defaultValues: { code: '' },
    send: logIn,
    onSent,
    explain: explainLogin(t),
  })
  const { setFocus } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one then, and takes the focus again
  useEffect(() => setFocus('code'), [setFocus, isRecovery])
  const change = () => {
    form.reset({ code: '' })
    setRecovery(!isRecovery)
  }
  return (
    <form className="stack" noValidate onSubmit={submit} aria-label={t('auth.code.title')}>
      <FormSummary summary={summary} />
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
      <Button type="submit" isWide isPending={isSubmitting} pendingLabel={t('form.submitting')}>
        {t('auth.code.submit')}
      </Button>
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
