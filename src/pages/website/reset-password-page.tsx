import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { tokenIn } from '#browser/link-token.ts'
import { resetLinkQuery } from '#features/auth/browser/link-api.ts'
import type { LinkState } from '#features/auth/schema.ts'
import { ForgottenForm, ResetForm } from '#features/auth/website/reset-forms.tsx'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormSent, useSent } from '#ui/form-sent.tsx'
import { BreakableAddress } from '#ui/user-text.tsx'
import { Done, LinkPage } from './link-page.tsx'
import '#features/auth/browser/auth-forms.css'

/**
 * Without a token it asks for the account's email; with the token from our mail it asks for the new password.
 */
const ResetPasswordPage = () => (
  <LinkPage title="reset.title" description="reset.text">
    <Reset />
  </LinkPage>
)

const Reset = () => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const parameters = new URLSearchParams(useSearch())
  const token = tokenIn(parameters)
  const { isSent: isDone, setSent: setDone } = useSent('password-reset')
  const query = useQuery({ ...resetLinkQuery(token ?? ''), enabled: token !== undefined && !isDone })
  if (isDone)
    return (
      <>
        <Done title="reset.done.title" text="reset.done.text" />
        <ButtonLink href={href('/auth')}>{t('auth.login')}</ButtonLink>
      </>
    )
  if (!parameters.has('token'))
    return (
      <>
        <h1 tabIndex={-1}>{t('reset.title')}</h1>
        <p>{mailText('reset.text')}</p>
        <AskForLink />
      </>
    )
  if (query.isError) return <ErrorState title={t('toast.generic')} onRetry={() => query.refetch()} />
  const state = token === undefined ? 'unknown' : query.data?.state
  if (state === undefined) return <p aria-busy="true">{t('state.loading')}</p>
  if (state === 'open' && token !== undefined)
    return (
      <>
        <h1 tabIndex={-1}>{t('reset.new.title')}</h1>
        <p>{t('reset.new.text')}</p>
        <ResetForm token={token} isStrict={query.data?.isStrict} onDone={() => setDone(true)} />
      </>
    )
  return <Ended state={state === 'open' ? 'unknown' : state} />
}

/** Why the link no longer works, and a form for a new one. */
const Ended = ({ state }: { state: Exclude<LinkState, 'open'> }) => {
  const { t } = useTranslation()
  return (
    <>
      <h1 tabIndex={-1}>{t(`reset.${state}.title`)}</h1>
      <p>{t(`reset.${state}.text`)}</p>
      <AskForLink />
    </>
  )
}

const AskForLink = () => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const { isSent, setSent } = useSent('password-forgotten')
  const [sentTo, setSentTo] = useState<string>()
  if (!isSent)
    return (
      <ForgottenForm
        onSent={(email) => {
          setSentTo(email)
          setSent(true)
        }}
      />
    )
  return (
    <div className="stack">
      <FormSent title={mailText('reset.sent')}>
        {sentTo && (
          <p className="strong">
            <bdi dir="ltr">
              <BreakableAddress>{sentTo}</BreakableAddress>
            </bdi>
          </p>
        )}
        <p>{mailText('reset.sent.text')}</p>
      </FormSent>
      <div className="link-actions">
        <ButtonLink href={href('/auth')} variant="outline">
          {t('reset.toLogin')}
        </ButtonLink>
        <button type="button" className="text-link link-button" onClick={() => setSent(false)}>
          {t('reset.another')}
        </button>
      </div>
    </div>
  )
}

export default ResetPasswordPage
