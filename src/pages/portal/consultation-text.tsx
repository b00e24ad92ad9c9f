import { useCurrentUser } from '#features/auth/browser/api.ts'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { UserParagraph } from '#ui/user-text.tsx'

/** The text that the client sent with the consultation, as the first message of the conversation. */
export const ConsultationText = ({ consultation }: { consultation: OwnConsultation }) => {
  const { t, language } = useTranslation()
  const { data: user } = useCurrentUser()
  return (
    <div className="consultation-text">
      <Monogram
        name={`${consultation.firstName} ${consultation.lastName}`}
        id={user?.id ?? consultation.id}
      />
      <div>
        <p className="cluster">
          <b>{t('portal.request.you')}</b>
          <time className="caption" dateTime={consultation.createdAt}>
            {formatDateTime(consultation.createdAt, language)}
          </time>
        </p>
        <UserParagraph className="consultation-message">{consultation.message}</UserParagraph>
      </div>
    </div>
  )
}
