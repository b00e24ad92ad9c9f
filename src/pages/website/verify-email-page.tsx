import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { href } from '#access/href.ts'
import { accountPageOf, homeOf } from '#access/roles.ts'
import { tokenIn } from '#browser/link-token.ts'
import { currentUserKey, useCurrentUser } from '#features/auth/browser/api.ts'
import { addressLinkQuery } from '#features/auth/browser/link-api.ts'
import { SendVerification } from '#features/auth/browser/send-verification.tsx'
import type { AddressLink, LinkState } from '#features/auth/schema.ts'
import { AddressLinkForm } from '#features/auth/website/address-link-form.tsx'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useSent } from '#ui/form-sent.tsx'
import { BreakableAddress } from '#ui/user-text.tsx'
import { Done, LinkPage } from './link-page.tsx'

/** Explains the emailed link; nothing happens until the button is clicked. */
const VerifyEmailPage = () => (
  <LinkPage title="verify.title">
    <Verify />
  </LinkPage>
)

const Verify = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const token = tokenIn(new URLSearchParams(useSearch()))
  const { isSent: isDone, setSent: setDone } = useSent('address-link')
  const query = useQuery({ ...addressLinkQuery(token ?? ''), enabled: token !== undefined })
  const link = query.data
  if (isDone)
    return (
      <>
        <Done
          title={link?.isChange ? 'verify.changed.title' : 'verify.done.title'}
          text={link?.isChange ? 'verify.changed.text' : 'verify.done.text'}
        />
        <Onward />
      </>
    )
  if (query.isError) return <ErrorState title={t('toast.generic')} onRetry={() => query.refetch()} />
  if (token === undefined) return <Ended state="unknown" />
  if (!link) return <p aria-busy="true">{t('state.loading')}</p>
  if (link.state !== 'open') return <Ended state={link.state} />
  return (
    <>
      <h1 tabIndex={-1}>{t(link.isChange ? 'verify.change.title' : 'verify.title')}</h1>
      <p>
        <WhatHappens link={link} />
      </p>
      <p>{t('verify.notYours')}</p>
      <AddressLinkForm
        token={token}
        isChange={link.isChange}
        onDone={() => {
          void queryClient.invalidateQueries({ queryKey: currentUserKey })
          setDone(true)
        }}
      />
    </>
  )
}

const WhatHappens = ({ link: { email, username, isChange } }: { link: AddressLink }) => (
  <Sentence
    of={isChange ? 'verify.change.text' : 'verify.text'}
    elements={{
      email: (
        <bdi dir="ltr" className="strong">
          <BreakableAddress>{email ?? ''}</BreakableAddress>
        </bdi>
      ),
      username: <bdi dir="ltr">{username}</bdi>,
    }}
  />
)

/** Why the link no longer works. Logged-in users can request another one. */
const Ended = ({ state }: { state: Exclude<LinkState, 'open'> }) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  return (
    <>
      <h1 tabIndex={-1}>{t(`verify.${state}.title`)}</h1>
      <p>{t(`verify.${state}.text`)}</p>
      {state !== 'used' && user && !user.isVerified ? (
        <SendVerification>{t('verify.sendAgain')}</SendVerification>
      ) : (
        <Onward asksAgain={state !== 'used'} />
      )}
    </>
  )
}

/** A link to the home page for logged-in users, to the login for others. */
const Onward = ({ asksAgain = false }: { asksAgain?: boolean }) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  if (!user)
    return (
      <ButtonLink href={href(`/auth?next=${encodeURIComponent(href('/client/profile'))}`)}>
        {t(asksAgain ? 'verify.loginFirst' : 'auth.login')}
      </ButtonLink>
    )
  const profile = accountPageOf(user.role)
  return (
    <ButtonLink href={asksAgain ? profile : homeOf(user.role)}>
      {t(asksAgain ? 'verify.toProfile' : 'verify.toAccount')}
    </ButtonLink>
  )
}

export default VerifyEmailPage
