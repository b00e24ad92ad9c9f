import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { twoFactorQuery } from '#features/auth/two-factor/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { PostedForm } from '#ui/posted-form.ts'
import { PublicForm } from '#ui/public-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { usePostedFields } from '#ui/use-posted-fields.tsx'
import { PageHead } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'

/**
 * Asks for the password (and code) before the call of a form that was posted without scripts. The same values are
 * posted again with it.
 */
export default function PostedProof({ posted }: { posted: PostedForm }) {
  return (
    <WithTexts area={['account', 'forms']}>
      <Asking posted={posted} />
    </WithTexts>
  )
}

const Asking = ({ posted: { form, values } }: { posted: PostedForm }) => {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { data: user } = useCurrentUser()
  const { data: twoFactor } = useQuery(twoFactorQuery())
  const { field, summary } = usePostedFields({
    name: form,
    labels: { currentPassword: 'proof.password', code: 'proof.code' },
    failed: t('proof.failed'),
  })
  return (
    <>
      <PageHead title={t('proof.title')} />
      <div className="portal-head">
        <h1 tabIndex={-1}>{t('proof.title')}</h1>
      </div>
      <section className="panel panel-body" aria-label={t('proof.title')}>
        <PublicForm name={form} className="stack" aria-label={t('proof.title')}>
          {summary}
          <p>{t('proof.text.posted')}</p>
          {Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {/* Lets password managers find the account of this password. */}
          <input type="text" autoComplete="username" value={user?.username} readOnly hidden />
          <PasswordField {...field('currentPassword')} autoComplete="current-password" />
          {twoFactor?.isOn && (
            <TextField
              {...field('code')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          <div className="cluster">
            <Button type="submit">{t('proof.confirm')}</Button>
            <ButtonLink href={path} variant="quiet">
              {t('form.cancel')}
            </ButtonLink>
          </div>
        </PublicForm>
      </section>
    </>
  )
}
