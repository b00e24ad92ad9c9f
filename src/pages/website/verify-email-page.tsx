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
        <Done {...wordsOf(link).done} />
        <Onward />
      </>
    )
  if (query.isError) return <ErrorState title={t('toast.generic')} onRetry={() => query.refetch()} />
  if (token === undefined) return <Ended state="unknown" />
  if (!link) return <p aria-busy="true">{t('state.loading')}</p>
  if (link.state !== 'open')
    return link.isObjection && link.state !== 'unknown' ? (
      <EndedObjection state={link.state} />
    ) : (
      <Ended state={link.state} />
    )
  const words = wordsOf(link)
  return (
    <>
      <h1 tabIndex={-1}>{t(words.title)}</h1>
      <p>
        <WhatHappens link={link} />
      </p>
      <p>{t(words.note)}</p>
      <AddressLinkForm
        token={token}
        action={t(words.action)}
        onDone={() => {
          void queryClient.invalidateQueries({ queryKey: currentUserKey })
          setDone(true)
        }}
      />
    </>
  )
}

const words = {
  verification: {
    title: 'verify.title',
    text: 'verify.text',
    note: 'verify.notYours',
    action: 'verify.action',
    done: { title: 'verify.done.title', text: 'verify.done.text' },
  },
  change: {
    title: 'verify.change.title',
    text: 'verify.change.text',
    note: 'verify.notYours',
    action: 'verify.change.action',
    done: { title: 'verify.changed.title', text: 'verify.changed.text' },
  },
  objection: {
    title: 'verify.objection.title',
    text: 'verify.objection.text',
    note: 'verify.objection.requested',
    action: 'verify.objection.action',
    done: { title: 'verify.restored.title', text: 'verify.restored.text' },
  },
} as const

const wordsOf = (link: AddressLink | undefined) =>
  words[link?.isObjection ? 'objection' : link?.isChange ? 'change' : 'verification']

const WhatHappens = ({ link }: { link: AddressLink }) => (
  <Sentence
    of={wordsOf(link).text}
    elements={{
      email: (
        <bdi dir="ltr" className="strong">
          <BreakableAddress>{link.email ?? ''}</BreakableAddress>
        </bdi>
      ),
      username: <bdi dir="ltr">{link.username}</bdi>,
    }}
  />
)

/** An objection cannot be requested again. */
const EndedObjection = ({ state }: { state: 'used' | 'expired' }) => {
  const { t } = useTranslation()
  return (
    <>
      <h1 tabIndex={-1}>{t(`verify.${state}.title`)}</h1>
      <p>{t(`verify.objection.${state}`)}</p>
    </>
  )
}

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
