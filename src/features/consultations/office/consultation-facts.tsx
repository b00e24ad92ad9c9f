import Lock from 'lucide-react/icons/lock'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { ContactPreferenceFact } from '#features/users/office/contact-preference-fact.tsx'
import type { StaffMember } from '#features/users/schema.ts'
import { formatDateTime, formatList, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmailLink, PhoneLink, UserParagraph } from '#ui/user-text.tsx'
import { PreferredMeeting } from '../browser/preferred-meeting.tsx'
import { heardIn } from '../heard-through.ts'
import type { Consultation, ConsultationWithHistory, HistoryEntry } from '../schema.ts'
import { HistorySentence } from './history-sentence.tsx'

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

/** Shows who may read a consultation, with a button for users who may change that. */
export const ConsultationAccess = ({
  consultation,
  details,
  more,
  onChange,
}: {
  consultation: Consultation
  /** Loaded after the row of the list. */
  details: ConsultationWithHistory | undefined
  /** Content of other features about who retains it. */
  more?: ReactNode
  onChange: () => void
}) => {
  const { t } = useTranslation()
  return (
    <>
      <div className="consultation-access">
        <h3 className="record-heading">{t('readers.heading')}</h3>
        <p>
          <AccessSentence consultation={consultation} readers={details?.readers} />
        </p>
        {details?.mayRestrict && (
          <Button variant="outline" size="table" onClick={onChange}>
            {t('readers.change')}
          </Button>
        )}
      </div>
      {more}
    </>
  )
}

const AccessSentence = ({
  consultation: { isRestricted, assignedToId, assignedToName },
  readers,
}: {
  consultation: Consultation
  readers: ConsultationWithHistory['readers'] | undefined
}) => {
  const { t, language } = useTranslation()
  if (!isRestricted && assignedToId === null) return t('readers.office')
  if (!isRestricted) return t('readers.handler', { name: assignedToName ?? t('dash.deletedUser') })
  if (!readers) return t('readers.badge')
  if (readers.length === 0) return t('readers.managers')
  const names = readers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return t('readers.named', { names: formatList(names, language) })
}

/** The history of changes, newest first. */
export const ConsultationHistory = ({
  history,
  staff,
}: {
  history: readonly HistoryEntry[] | undefined
  staff: readonly StaffMember[]
}) => {
  const { t, language } = useTranslation()
  return (
    <section className="consultation-history" aria-busy={!history || undefined}>
      <h3 className="record-heading">{t('consult.history')}</h3>
      {!history && <Skeleton shape="60" />}
      <ol>
        {history?.toReversed().map((entry) => (
          <li key={entry.id}>
            <HistorySentence entry={entry} staff={staff} />
            {entry.message !== null && <UserParagraph>{entry.message}</UserParagraph>}
            <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
