import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatDeadline, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { useNow } from '#ui/use-now.ts'
import { UserParagraph, UserText } from '#ui/user-text.tsx'
import { nextStepOf } from '../next-step.ts'
import { isWithdrawn } from '../rules.ts'
import type { FollowedConsultation } from '../schema.ts'
import './followed.css'

/** The state of a request in one sentence, and its number. */
export const FollowedFacts = ({ consultation }: { consultation: FollowedConsultation }) => {
  const { t, language } = useTranslation()
  const step = nextStepOf({ ...consultation, receivedAt: consultation.createdAt }, useNow(), useCalendar())
  const { id, service, subject, status, rejectionNote, createdAt } = consultation
  const state = isWithdrawn(consultation) ? 'withdrawn' : status
  return (
    <>
      <p>{t(`followed.${step.kind}`, { by: 'by' in step ? formatDeadline(step.by, language) : '' })}</p>
      <dl className="details followed-facts">
        <Fact label={t('followed.status')} className="strong">
          {t(`followed.status.${state}`)}
        </Fact>
        {rejectionNote && (
          <Fact label={t('followed.note')}>
            <UserParagraph className="user-lines">{rejectionNote}</UserParagraph>
          </Fact>
        )}
        <Fact label={t('consultation.sent.number')}>
          <span className="number">{String(id)}</span>
        </Fact>
        <Fact label={t('form.service')}>{t(areaLabel[service])}</Fact>
        {subject && (
          <Fact label={t('form.subject')}>
            <UserText>{subject}</UserText>
          </Fact>
        )}
        <Fact label={t('followed.sentOn')}>
          <time dateTime={createdAt}>{formatLongDate(createdAt, language)}</time>
        </Fact>
      </dl>
    </>
  )
}
