import { ContactPreferenceFact } from '#features/users/office/contact-preference-fact.tsx'
import { useSeenText } from '#features/users/office/seen-text.ts'
import { formatLanguageName, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Fact } from '#ui/fact.tsx'
import { EmailLink, PhoneLink } from '#ui/user-text.tsx'
import type { Person } from '../schema.ts'

/** Takes the focus once the record has replaced the button. */
export const seenId = 'person-seen'

/** A client's contact details and identification. */
export const PersonFacts = ({ person, onIdentify }: { person: Person; onIdentify: () => void }) => {
  const { t, language } = useTranslation()
  const { email, phone, preferredLanguage, createdAt } = person
  return (
    <dl className="details">
      <Fact label={t('form.email')}>
        <EmailLink email={email} />
      </Fact>
      <Fact label={t('form.phone')}>{phone ? <PhoneLink phone={phone} /> : t('people.noPhone')}</Fact>
      <ContactPreferenceFact {...person} />
      <Fact label={t('account.language')}>{formatLanguageName(preferredLanguage, language)}</Fact>
      <Fact label={t('people.standing')}>
        <Standing person={person} onIdentify={onIdentify} />
      </Fact>
      <Fact label={t('people.since')}>
        <time dateTime={createdAt}>{formatTableDate(createdAt, language)}</time>
      </Fact>
    </dl>
  )
}

const Standing = ({ person, onIdentify }: { person: Person; onIdentify: () => void }) => {
  const { isVerified, verifiedAt, seenInPersonAt, seenInPersonDocument } = person
  const { t, language } = useTranslation()
  const seen = useSeenText()(person)
  const address = isVerified
    ? verifiedAt
      ? t('correspondent.verifiedSince', { date: formatTableDate(verifiedAt, language) })
      : t('correspondent.verified')
    : t('correspondent.unverified')
  return (
    <>
      <span className={isVerified ? undefined : 'strong'}>{address}</span>
      {seen && (
        <span id={seenId} tabIndex={-1} className="person-seen">
          {seen}
        </span>
      )}
      {!(seenInPersonAt && seenInPersonDocument) && (
        <Button variant="outline" size="table" onClick={onIdentify}>
          {t(seenInPersonAt ? 'users.identity.addDocument' : 'users.identity.identify')}
        </Button>
      )}
    </>
  )
}
