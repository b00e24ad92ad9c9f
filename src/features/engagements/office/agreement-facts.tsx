import { adminDownloadPath } from '#features/documents/browser/api.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { formatDateTime } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { labelOfFee } from '../browser/fee-text.ts'
import { PartyName, Representative } from '../browser/party-name.tsx'
import type { Engagement } from '../schema.ts'
import { labelOfWords, Money } from './money.tsx'
import './agreement.css'

/** A day in both calendars. */
const Day = ({ day }: { day: string }) => {
  const { language } = useTranslation()
  return (
    <span>
      {fullDay(day, language)} · {hijriDay(day, language)}
    </span>
  )
}

/** The amounts of an agreement, its days, and its end. */
export const AgreementFacts = ({
  engagement,
  hasWords = false,
}: {
  engagement: Engagement
  /** Whether the total or the rate is also in words. */
  hasWords?: boolean
}) => {
  const { t, language } = useTranslation()
  const { kind, amount, vatRate, vat, lawyerName, validUntil, payerName, payerConsentOn } = engagement
  const isHourly = kind === 'hourly'
  const [last] = engagement.versions
  const { sentAt, decidedAt, endedAt, endKind, endReason, state } = engagement
  return (
    <dl className="details engagement-facts">
      {(!isHourly || vat > 0) && (
        <Fact label={t(isHourly ? 'engagement.rate' : 'engagement.fee')}>
          <span>
            <Money amount={amount} /> · {t(`engagement.kind.${kind}`)}
          </span>
        </Fact>
      )}
      <Fact label={t('engagement.vat', { rate: vatRate })}>
        <Money amount={vat} />
      </Fact>
      <Fact label={t(labelOfFee(engagement))} className="strong">
        <Money amount={(isHourly ? engagement.rate : engagement.total) ?? 0} />
      </Fact>
      <Limits {...engagement} />
      {hasWords && (
        <Fact label={t(labelOfWords(engagement))}>
          <span className="engagement-words">
            <span lang="ar" dir="rtl">
              {engagement.totalInWordsAr}
            </span>
            <span lang="en" dir="ltr">
              {engagement.totalInWordsEn}
            </span>
          </span>
        </Fact>
      )}
      <Signer {...engagement} />
      <Fact label={t('engagement.lawyer')}>
        <bdi>{lawyerName ?? t('engagements.lawyer.none')}</bdi>
      </Fact>
      <Expected engagement={engagement} />
      {payerName && (
        <Fact label={t('engagement.payer')}>
          <span className="engagement-words">
            <PartyName>{payerName}</PartyName>
            {payerConsentOn && (
              <span className="muted">
                <Sentence of="engagements.payer.consent" elements={{ day: <Day day={payerConsentOn} /> }} />
              </span>
            )}
          </span>
        </Fact>
      )}
      <InForce engagement={engagement} />
      {!isBound(state) && (
        <Fact label={t('engagement.validUntil')}>
          <Day day={validUntil} />
        </Fact>
      )}
      {sentAt && <Fact label={t('engagements.sentAt')}>{formatDateTime(sentAt, language)}</Fact>}
      {sentAt && last && (
        <Fact label={t('engagements.openedAt')}>
          {last.openedAt ? formatDateTime(last.openedAt, language) : t('engagements.notOpened')}
        </Fact>
      )}
      {decidedAt && <Fact label={t('engagements.decidedAt')}>{formatDateTime(decidedAt, language)}</Fact>}
      {endedAt && endKind && (
        <>
          <Fact label={t('engagements.endedAt')}>
            <span>
              {formatDateTime(endedAt, language)} · {t(`engagement.end.${endKind}`)}
            </span>
          </Fact>
          <Fact label={t('engagements.endReason')}>
            <UserParagraph className="user-lines">{endReason}</UserParagraph>
          </Fact>
        </>
      )}
    </dl>
  )
}

/** The estimate and the limit of work by the hour. */
const Limits = ({ estimate, cap }: Pick<Engagement, 'estimate' | 'cap'>) => {
  const { t } = useTranslation()
  return (
    <>
      {estimate !== null && (
        <Fact label={t('engagement.estimate')}>
          <Money amount={estimate} />
        </Fact>
      )}
      {cap !== null && (
        <Fact label={t('engagement.cap')}>
          <Money amount={cap} />
        </Fact>
      )}
    </>
  )
}

/** The person who signs for the client. */
const Signer = ({ representative, capacity }: Pick<Engagement, 'representative' | 'capacity'>) => {
  const { t } = useTranslation()
  if (representative === '' && capacity === '') return null
  return (
    <Fact label={t('engagements.representative')}>
      <Representative representative={representative} capacity={capacity} />
    </Fact>
  )
}

const isBound = (state: Engagement['state']): boolean =>
  state === 'accepted' || state === 'in_force' || state === 'ended'

const Expected = ({ engagement: { expectedFrom: from, expectedTo: to } }: { engagement: Engagement }) => {
  const { t, language } = useTranslation()
  if (!from && !to) return null
  const days = { from: from && fullDay(from, language), to: to && fullDay(to, language) }
  return (
    <Fact label={t('engagements.expected')}>
      {days.from && days.to
        ? t('engagements.expected.range', { from: days.from, to: days.to })
        : days.from
          ? t('engagements.expected.from', { day: days.from })
          : days.to && t('engagements.expected.to', { day: days.to })}
    </Fact>
  )
}

const InForce = ({ engagement: { how, agreedOn, nafithNumber, documentId } }: { engagement: Engagement }) => {
  const { t, language } = useTranslation()
  return (
    <>
      {how && (
        <Fact label={t('engagements.record.how')}>
          {agreedOn
            ? t('engagements.inForce', { way: t(`engagement.way.${how}`), day: fullDay(agreedOn, language) })
            : t(`engagement.way.${how}`)}
        </Fact>
      )}
      {nafithNumber && (
        <Fact label={t('engagements.record.nafithNumber')}>
          <bdi dir="ltr">{nafithNumber}</bdi>
        </Fact>
      )}
      {documentId !== null && (
        <Fact label={t('engagements.document')}>
          <a className="text-link" href={adminDownloadPath(documentId)} download>
            {t('engagements.document.get')}
          </a>
        </Fact>
      )}
    </>
  )
}
