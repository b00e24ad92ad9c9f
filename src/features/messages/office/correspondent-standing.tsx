import { useSeenText } from '#features/users/office/seen-text.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { KnownCorrespondent } from '../schema.ts'

/**
 * Details about a person: the address, whether it is verified or the office has identified the person, since
 * when, and the number of consultations.
 */
export const CorrespondentStanding = ({ person }: { person: KnownCorrespondent }) => {
  const { t, language } = useTranslation()
  const { email, isVerified, verifiedAt, createdAt, requests, role } = person
  const seen = useSeenText()(person)
  const verified = verifiedAt
    ? t('correspondent.verifiedSince', { date: formatTableDate(verifiedAt, language) })
    : t('correspondent.verified')
  return (
    <>
      <bdi dir="ltr">{email}</bdi> ·{' '}
      {isVerified ? (
        <span>{verified}</span>
      ) : seen ? (
        <span>{seen}</span>
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
