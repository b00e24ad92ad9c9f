import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { User } from '../schema.ts'

/** What the office may read of an account and not change. */
export const UserFacts = ({ user }: { user: User }) => {
  const { t, language } = useTranslation()
  return (
    <section className="user-section" aria-labelledby="user-facts">
      <h3 id="user-facts">{t('users.facts')}</h3>
      <dl className="details">
        <div>
          <dt>{t('form.username')}</dt>
          <dd>
            <bdi dir="ltr">{user.username}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('users.registeredOn')}</dt>
          <dd>{formatLongDate(user.createdAt, language)}</dd>
        </div>
        <div>
          <dt>{t('account.language')}</dt>
          <dd>{t(user.preferredLanguage === 'ar' ? 'account.language.ar' : 'account.language.en')}</dd>
        </div>
        <div>
          <dt>{t('contact.preference')}</dt>
          <dd>{t(`contact.preference.${user.contactPreference}`)}</dd>
        </div>
        <div>
          <dt>{t('form.registrationReason')}</dt>
          <dd>
            {user.registrationReason ? (
              <UserParagraph>{user.registrationReason}</UserParagraph>
            ) : (
              <span className="subtle">{t('status.notAvailable')}</span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
