import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import AddressPanel from '#features/auth/account/address-panel.tsx'
import { PasswordForm } from '#features/auth/account/password-form.tsx'
import { SessionList } from '#features/auth/account/session-list.tsx'
import { ownSessionsQuery } from '#features/auth/browser/account-api.ts'
import { currentUserKey, useCurrentUser } from '#features/auth/browser/api.ts'
import PasskeyList from '#features/auth/passkeys/account/passkey-list.tsx'
import type { CurrentUser } from '#features/auth/schema.ts'
import { TwoFactor } from '#features/auth/two-factor/account/two-factor.tsx'
import { DirectoryPanel } from '#features/directory/account/directory-panel.tsx'
import OwnPrivacy from '#features/personal-data/account/own-privacy.tsx'
import { ProfileForm } from '#features/users/account/profile-form.tsx'
import { RoleBadge } from '#features/users/browser/role-badge.tsx'
import { userName } from '#features/users/browser/user-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { BreakableAddress } from '#ui/user-text.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { WithTexts } from '../with-texts.tsx'
import './own-account.css'

/** A panel of one audience only. */
type MorePanel = { name: string; title: string; text: string; content: ReactNode }

/** The own account of clients and office alike: profile, password, sessions. */
const OwnAccount = ({ more }: { more?: MorePanel }) => (
  <WithTexts area="account">
    <Panels more={more} />
  </WithTexts>
)

const Panels = ({ more }: { more: MorePanel | undefined }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const [isDirty, setDirty] = useState(false)
  const { question } = useLeaveGuard(isDirty)
  if (!user) return null
  return (
    <>
      <div className="account-columns">
        <div className="account-panels">
          <AccountPanel name="profile" title={t('account.profile')} text={t('account.profile.text')}>
            <ProfileForm
              user={user}
              onSaved={(saved) => queryClient.setQueryData(currentUserKey, { ...user, ...saved })}
              onDirtyChange={setDirty}
            />
          </AccountPanel>
          <AccountPanel name="email" title={t('address.title')} text={t('address.text')}>
            <AddressPanel username={user.username} />
          </AccountPanel>
          <AccountPanel name="password" title={t('account.password')} text={t('account.password.text')}>
            <PasswordForm username={user.username} isStrict={user.hasStrictPassword} />
          </AccountPanel>
          {user.directory !== undefined && (
            <AccountPanel name="directory" title={t('directory.title')} text={t('directory.text')}>
              <DirectoryPanel name={user.directory} />
            </AccountPanel>
          )}
          <AccountPanel name="passkeys" title={t('passkeys.title')} text={t('passkeys.text')}>
            <PasskeyList user={user} />
          </AccountPanel>
          <AccountPanel name="two-factor" title={t('twoFactor.title')} text={t('twoFactor.text')}>
            <TwoFactor
              username={user.username}
              onChanged={() => {
                for (const queryKey of [currentUserKey, ownSessionsQuery().queryKey])
                  void queryClient.invalidateQueries({ queryKey })
              }}
            />
          </AccountPanel>
          <AccountPanel name="sessions" title={t('account.sessions')} text={t('account.sessions.text')}>
            <SessionList />
          </AccountPanel>
          {more && (
            <AccountPanel name={more.name} title={more.title} text={more.text}>
              {more.content}
            </AccountPanel>
          )}
          <AccountPanel name="privacy" title={t('account.privacy')} text={t('account.privacy.text')}>
            <OwnPrivacy />
          </AccountPanel>
        </div>
        <OwnCard user={user} more={more} />
      </div>
      {question}
    </>
  )
}

const OwnCard = ({ user, more }: { user: CurrentUser; more: MorePanel | undefined }) => {
  const { t } = useTranslation()
  return (
    <section className="panel account-card" aria-label={t('account.title')}>
      <Monogram name={userName(user)} id={user.id} size="large" />
      <p className="account-card-name">
        <bdi>{userName(user)}</bdi>
      </p>
      <RoleBadge role={user.role} />
      <dl>
        <dt>{t('form.username')}</dt>
        <dd>
          <bdi dir="ltr">{user.username}</bdi>
        </dd>
        <dt>{t('form.email')}</dt>
        <dd>
          <bdi dir="ltr">
            <BreakableAddress>{user.email}</BreakableAddress>
          </bdi>
        </dd>
      </dl>
      <nav className="account-contents" aria-label={t('account.contents')}>
        <ul>
          <ContentLinks of={passwordContents} />
          {user.directory !== undefined && <ContentLink name="directory">{t('directory.title')}</ContentLink>}
          <ContentLinks of={otherContents} />
          {more && <ContentLink name={more.name}>{more.title}</ContentLink>}
        </ul>
      </nav>
    </section>
  )
}

const ContentLink = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <a className="text-link" href={`#${name}`}>
      {children}
    </a>
  </li>
)

const ContentLinks = ({ of }: { of: typeof passwordContents | typeof otherContents }) => {
  const { t } = useTranslation()
  return of.map(([name, title]) => (
    <ContentLink key={name} name={name}>
      {t(title)}
    </ContentLink>
  ))
}

/** The panels after the profile and before the directory, by their anchors. */
const passwordContents = [
  ['email', 'address.title'],
  ['password', 'account.password'],
] as const

const otherContents = [
  ['passkeys', 'passkeys.title'],
  ['two-factor', 'twoFactor.title'],
  ['sessions', 'account.sessions'],
  ['privacy', 'account.privacy'],
] as const

/** The fragment never reaches the server. */
const noHash = () => ''

/** `name` is the panel's anchor; the account menu links to the profile. */
const AccountPanel = ({
  name,
  title,
  text,
  children,
}: {
  name: string
  title: string
  text: string
  children: ReactNode
}) => {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isRequested = useLocationProperty(() => window.location.hash, noHash) === `#${name}`
  useEffect(() => {
    // A person may use the panel before it hydrates.
    if (!isRequested || panel.current?.contains(document.activeElement)) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isRequested])
  return (
    <section ref={panel} id={name} className="panel" aria-labelledby={id}>
      <div className="account-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      <div className="account-body">{children}</div>
    </section>
  )
}

export default OwnAccount
