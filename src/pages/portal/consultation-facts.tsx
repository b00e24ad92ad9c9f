import { PreferredMeeting } from '#features/consultations/browser/preferred-meeting.tsx'
import { openStatuses } from '#features/consultations/rules.ts'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { UserParagraph, UserText } from '#ui/user-text.tsx'
import { ConsultationNumber } from './consultation-number.tsx'

export const ConsultationFacts = ({ consultation }: { consultation: OwnConsultation }) => {
  const { t, language } = useTranslation()
  const { id, service, status, createdAt, assignedToName, preferredDate, preferredTime } = consultation
  return (
    <dl className="details consultation-details">
      <Fact label={t('form.service')}>{t(areaLabel[service])}</Fact>
      <Fact label={t('portal.column.sentOn')}>
        <time dateTime={createdAt}>{formatLongDate(createdAt, language)}</time>
      </Fact>
      {preferredDate && (
        <Fact label={t('form.preferredDate')}>
          <PreferredMeeting date={preferredDate} time={preferredTime} />
        </Fact>
      )}
      <Fact label={t('portal.request.number')}>
        <ConsultationNumber id={id} />
      </Fact>
      {consultation.rejectionNote && (
        <Fact label={t('portal.request.note')}>
          <UserParagraph className="user-lines">{consultation.rejectionNote}</UserParagraph>
        </Fact>
      )}
      {(assignedToName || openStatuses.some((open) => open === status)) && (
        <Fact label={t('portal.request.handledBy')}>
          {assignedToName ? (
            <UserText>{assignedToName}</UserText>
          ) : (
            <span className="subtle">{t('portal.request.unassigned')}</span>
          )}
        </Fact>
      )}
    </dl>
  )
}
