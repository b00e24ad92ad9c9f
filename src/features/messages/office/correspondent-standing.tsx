import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { KnownCorrespondent } from '../schema.ts'

/**
 * Details about a person: the address, whether it is verified or the office has identified the person, since
 * when, and the number of consultations.
 */
export const CorrespondentStanding = ({ person }: { person: KnownCorrespondent }) => {
  const { t, language } = useTranslation()
  const { email, isVerified, verifiedAt, seenInPersonAt, createdAt, requests, role } = person
  const verified = verifiedAt
    ? t('correspondent.verifiedSince', { date: formatTableDate(verifiedAt, language) })
    : t('correspondent.verified')
  return (
    <>
      <bdi dir="ltr">{email}</bdi> ·{' '}
      {isVerified ? (
        <span>{verified}</span>
      ) : seenInPersonAt ? (
        <span>{t('correspondent.seenInPerson', { date: formatTableDate(seenInPersonAt, language) })}</span>
      ) : (
        <strong className="strong">{t('correspondent.unverified')}</strong>
      )}{' '}
      · <span>{t('correspondent.since', { date: formatTableDate(createdAt, language) })}</span>
      {role === 'client' && (
        <>
          {' '}
          · <span>{t('correspondent.requests', { n: requests })}</span>
        </>
      )}
    </>
  )
}
