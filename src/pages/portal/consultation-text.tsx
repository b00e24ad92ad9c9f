import { useCurrentUser } from '#features/auth/browser/api.ts'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { UserParagraph } from '#ui/user-text.tsx'

/** What the client wrote in the consultation form; the conversation begins with it. */
export const ConsultationText = ({ request }: { request: OwnConsultation }) => {
  const { t, language } = useTranslation()
  const { data: user } = useCurrentUser()
  return (
    <div className="request-words">
      <Monogram name={`${request.firstName} ${request.lastName}`} id={user?.id ?? request.id} />
      <div>
        <p className="cluster">
          <b>{t('portal.request.you')}</b>
          <time className="caption" dateTime={request.createdAt}>
            {formatDateTime(request.createdAt, language)}
          </time>
        </p>
        <UserParagraph className="request-text">{request.message}</UserParagraph>
      </div>
    </div>
  )
}
