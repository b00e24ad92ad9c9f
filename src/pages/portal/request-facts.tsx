import { PreferredMeeting } from '#features/consultations/browser/preferred-meeting.tsx'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { UserText } from '#ui/user-text.tsx'
import { RequestNumber } from './request-number.tsx'

export const RequestFacts = ({ request }: { request: OwnConsultation }) => {
  const { t, language } = useTranslation()
  const { id, service, createdAt, assignedToName, preferredDate, preferredTime } = request
  return (
    <dl className="details request-details">
      <div>
        <dt>{t('form.service')}</dt>
        <dd>{t(areaLabel[service])}</dd>
      </div>
      <div>
        <dt>{t('portal.column.sentOn')}</dt>
        <dd>
          <time dateTime={createdAt}>{formatLongDate(createdAt, language)}</time>
        </dd>
      </div>
      {preferredDate && (
        <div>
          <dt>{t('form.preferredDate')}</dt>
          <dd>
            <PreferredMeeting date={preferredDate} time={preferredTime} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('portal.request.number')}</dt>
        <dd>
          <RequestNumber id={id} />
        </dd>
      </div>
      <div>
        <dt>{t('portal.request.handledBy')}</dt>
        <dd>
          {assignedToName ? (
            <UserText>{assignedToName}</UserText>
          ) : (
            <span className="subtle">{t('portal.request.unassigned')}</span>
          )}
        </dd>
      </div>
    </dl>
  )
}
