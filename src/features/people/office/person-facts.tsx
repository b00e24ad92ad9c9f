import { formatLanguageName, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import type { Person } from '../schema.ts'

/** A client's contact details and identification. */
export const PersonFacts = ({ person }: { person: Person }) => {
  const { t, language } = useTranslation()
  const { email, phone, contactPreference, preferredLanguage, createdAt } = person
  return (
    <dl className="details">
      <Fact label={t('form.email')}>
        <EmailLink email={email} />
      </Fact>
      <Fact label={t('form.phone')}>{phone ? <PhoneLink phone={phone} /> : t('people.noPhone')}</Fact>
      <Fact label={t('contact.preference')}>{t(`contact.preference.${contactPreference}`)}</Fact>
      <Fact label={t('account.language')}>{formatLanguageName(preferredLanguage, language)}</Fact>
      <Fact label={t('people.standing')}>
        <Standing person={person} />
      </Fact>
      <Fact label={t('people.since')}>
        <time dateTime={createdAt}>{formatTableDate(createdAt, language)}</time>
      </Fact>
    </dl>
  )
}

const Standing = ({ person: { isVerified, verifiedAt, seenInPersonAt } }: { person: Person }) => {
  const { t, language } = useTranslation()
  const address = isVerified
    ? verifiedAt
      ? t('correspondent.verifiedSince', { date: formatTableDate(verifiedAt, language) })
      : t('correspondent.verified')
    : t('correspondent.unverified')
  return (
    <>
      <span className={isVerified ? undefined : 'strong'}>{address}</span>
      {seenInPersonAt && (
        <span className="person-seen">
          {t('people.seen', { date: formatTableDate(seenInPersonAt, language) })}
        </span>
      )}
    </>
  )
}
