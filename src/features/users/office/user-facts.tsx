import { formatLanguageName, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { User } from '../schema.ts'
import { ContactPreferenceFact } from './contact-preference-fact.tsx'

/** The fields of an account that the office can see but not change. */
export const UserFacts = ({ user }: { user: User }) => {
  const { t, language } = useTranslation()
  return (
    <section className="user-section" aria-labelledby="user-facts">
      <h3 id="user-facts">{t('users.facts')}</h3>
      <dl className="details">
        <Fact label={t('form.username')}>
          <bdi dir="ltr">{user.username}</bdi>
        </Fact>
        <Fact label={t('users.registeredOn')}>{formatLongDate(user.createdAt, language)}</Fact>
        <Fact label={t('account.language')}>{formatLanguageName(user.preferredLanguage, language)}</Fact>
        <ContactPreferenceFact {...user} />
        <Fact label={t('form.registrationReason')}>
          {user.registrationReason ? (
            <UserParagraph>{user.registrationReason}</UserParagraph>
          ) : (
            <span className="subtle">{t('status.notAvailable')}</span>
          )}
        </Fact>
      </dl>
    </section>
  )
}
