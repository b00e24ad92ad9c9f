import Lock from 'lucide-react/icons/lock'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmailLink, PhoneLink, UserParagraph } from '#ui/user-text.tsx'
import { PreferredMeeting } from '../browser/preferred-meeting.tsx'
import type { Consultation } from '../schema.ts'

/** What the person sent, as it came. */
export const ConsultationFacts = ({
  consultation,
  access,
  links,
}: {
  consultation: Consultation
  /** Who reads it, and the way to change that. */
  access: ReactNode
  /** To what else the office has of this client. */
  links?: ReactNode
}) => {
  const { t, language } = useTranslation()
  const { firstName, lastName, email, phone, service, subject, message, createdAt, withdrawnAt } =
    consultation
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
        <div>
          <dt>{t('form.fullName')}</dt>
          <dd className="strong">
            <bdi>
              {firstName} {lastName}
            </bdi>
          </dd>
        </div>
        {/* Of a person whose data was destroyed neither is left. */}
        {email && (
          <div>
            <dt>{t('form.email')}</dt>
            <dd>
              <EmailLink email={email} />
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t('form.phone')}</dt>
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          </div>
        )}
        {contactPreference && (
          <div>
            <dt>{t('contact.preference')}</dt>
            <dd>{t(`contact.preference.${contactPreference}`)}</dd>
          </div>
        )}
        <div>
          <dt>{t('form.service')}</dt>
          <dd>{t(areaLabel[service])}</dd>
        </div>
        <div>
          <dt>{t('table.date')}</dt>
          <dd>
            <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
          </dd>
        </div>
        {subject && (
          <div>
            <dt>{t('form.subject')}</dt>
            <dd>
              <bdi>{subject}</bdi>
            </dd>
          </div>
        )}
        {preferredDate && (
          <div>
            <dt>{t('form.preferredDate')}</dt>
            <dd>
              <PreferredMeeting date={preferredDate} time={preferredTime} />
            </dd>
          </div>
        )}
        {links && (
          <div>
            <dt>{t('documents.links.label')}</dt>
            <dd className="cluster">{links}</dd>
          </div>
        )}
      </dl>
      <h3 className="consultation-heading">{t('form.message')}</h3>
      <UserParagraph>{message}</UserParagraph>
      {isOpen ? (
        access
      ) : (
        <p className="consultation-note">
          <Icon icon={Lock} size="medium" />
          {assignedToName ? t('consult.closed', { name: assignedToName }) : t('consult.closedFormer')}
        </p>
      )}
    </section>
  )
}
