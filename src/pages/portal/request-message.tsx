import { useCurrentUser } from '#features/auth/api.ts'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { UserParagraph } from '#ui/user-text.tsx'

/** What the client wrote, in its own direction. */
export const RequestMessage = ({ request }: { request: OwnConsultation }) => {
  const { t, language } = useTranslation()
  const { data: user } = useCurrentUser()
  return (
    <section className="request-message" aria-labelledby="request-message">
      <div className="portal-section-head">
        <h2 id="request-message">{t('portal.request.message')}</h2>
      </div>
      <div className="panel">
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
      </div>
    </section>
  )
}
