import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ClientLinks } from '../client-links.tsx'
import type { DeskTask } from './desk-dialogs.tsx'

/** The day that must not pass; records of an account, or the correction of a caller's number and address. */
export const ConsultationLinks = ({
  consultation,
  onTask,
}: {
  consultation: Consultation
  onTask: (task: DeskTask) => void
}) => {
  const { t } = useTranslation()
  const { userId, urgentDay } = consultation
  return (
    <>
      {userId === null ? (
        <>
          <Link
            className="text-link"
            href={href('/dashboard/consultations/guests/:id', { id: consultation.id })}
          >
            {t('guests.open')}
          </Link>
          <button type="button" className="text-link link-button" onClick={() => onTask('correct')}>
            {t('correction.open')}
          </button>
        </>
      ) : (
        <ClientLinks consultation={consultation} userId={userId} />
      )}
      <button type="button" className="text-link link-button" onClick={() => onTask('urgent')}>
        {t(urgentDay === null ? 'consult.urgentDay.set' : 'consult.urgentDay.change')}
      </button>
    </>
  )
}
