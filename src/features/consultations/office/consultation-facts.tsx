import Lock from 'lucide-react/icons/lock'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { ContactPreferenceFact } from '#features/users/office/contact-preference-fact.tsx'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmailLink, PhoneLink, UserParagraph } from '#ui/user-text.tsx'
import { PreferredMeeting } from '../browser/preferred-meeting.tsx'
import { heardIn } from '../heard-through.ts'
import type { Consultation } from '../schema.ts'

/** The client's original request, unchanged. */
export const ConsultationFacts = ({
  consultation,
  access,
  links,
  reply,
  hasText = true,
}: {
  consultation: Consultation
  /** The page of a request has the name in its heading, and the subject and the message in its thread. */
  hasText?: boolean
  /** A button to answer a guest. */
  reply: ReactNode
  /** The readers, with a button to change them. */
  access: ReactNode
  /** Links to the client's other records. */
  links?: ReactNode
}) => {
  const { t, language } = useTranslation()
  const { firstName, lastName, email, phone, service, subject, message, receivedAt, withdrawnAt } =
    consultation
  const { origin, heardThrough, urgentDay, urgentReason } = consultation
  const { preferredDate, preferredTime, contactPreference, isOpen, assignedToName } = consultation
  return (
    <section className="consultation-facts">
      {withdrawnAt && (
        <p className="consultation-note strong">
          <Icon icon={Undo2} size="medium" flips />
          {t('consult.withdrawn', { date: formatLongDate(withdrawnAt, language) })}
        </p>
      )}
      <dl className="details">
        {hasText && (
          <Fact label={t('form.fullName')} className="strong">
            <bdi>
              {firstName} {lastName}
            </bdi>
          </Fact>
        )}
        {/* Both are empty after the person's data is erased. */}
        {email && (
          <Fact label={t('form.email')}>
            <EmailLink email={email} />
          </Fact>
        )}
        {phone && (
          <Fact label={t('form.phone')}>
            <PhoneLink phone={phone} />
          </Fact>
        )}
        {contactPreference && <ContactPreferenceFact contactPreference={contactPreference} phone={phone} />}
        <Fact label={t('form.service')}>{t(areaLabel[service])}</Fact>
        <Fact label={t('table.date')}>
          <time dateTime={receivedAt}>{formatDateTime(receivedAt, language)}</time>
        </Fact>
        {origin !== 'website' && <Fact label={t('consult.origin')}>{t(`consult.origin.${origin}`)}</Fact>}
        {heardThrough && (
          <Fact label={t('consult.heard')}>
            <bdi>{heardIn(heardThrough, language)}</bdi>
          </Fact>
        )}
        {urgentDay && (
          <Fact label={t('consult.urgentDay')} className="strong">
            <time dateTime={urgentDay}>{formatLongDate(urgentDay, language)}</time>
            {urgentReason && (
              <>
                {' · '}
                <bdi>{urgentReason}</bdi>
              </>
            )}
          </Fact>
        )}
        {hasText && subject && (
          <Fact label={t('form.subject')}>
            <bdi>{subject}</bdi>
          </Fact>
        )}
        {preferredDate && (
          <Fact label={t('form.preferredDate')}>
            <PreferredMeeting date={preferredDate} time={preferredTime} />
          </Fact>
        )}
        {links && (
          <Fact label={t('documents.links.label')} className="cluster">
            {links}
          </Fact>
        )}
      </dl>
      {hasText && message && (
        <>
          <h3 className="record-heading">{t('form.message')}</h3>
          <UserParagraph>{message}</UserParagraph>
        </>
      )}
      {reply}
      {isOpen ? (
        access
      ) : (
        <p className="consultation-note">
          <Icon icon={Lock} size="medium" />
          {assignedToName ? t('consult.closed', { name: assignedToName }) : t('consult.assigneeLeft')}
        </p>
      )}
    </section>
  )
}
