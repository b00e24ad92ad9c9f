import Undo2 from 'lucide-react/icons/undo-2'
import { areaLabel } from '#features/services/components/area-label.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmailLink, PhoneLink, UserParagraph } from '#ui/user-text.tsx'
import type { Consultation } from '../schema.ts'

/** What the person sent, as it came. */
export const ConsultationFacts = ({ consultation }: { consultation: Consultation }) => {
  const { t, language } = useTranslation()
  const { firstName, lastName, email, phone, service, subject, message, createdAt, withdrawnAt } =
    consultation
  return (
    <section className="consultation-facts">
      {withdrawnAt && (
        <p className="consultation-withdrawn">
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
        <div>
          <dt>{t('form.email')}</dt>
          <dd>
            <EmailLink email={email} />
          </dd>
        </div>
        <div>
          <dt>{t('form.phone')}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
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
      </dl>
      <h3 className="consultation-heading">{t('form.message')}</h3>
      <UserParagraph>{message}</UserParagraph>
    </section>
  )
}
