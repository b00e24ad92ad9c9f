import { adminDownloadPath } from '#features/documents/browser/api.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { formatDateTime } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Fact } from '#ui/fact.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { type Fee, formatAmount } from '../amounts.ts'
import { labelOfFee } from '../browser/fee-text.ts'
import { PartyName, Representative } from '../browser/party-name.tsx'
import type { Agreement } from '../schema.ts'
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
  agreement,
  hasWords = false,
}: {
  agreement: Agreement
  /** Whether the total or the rate is also in words. */
  hasWords?: boolean
}) => {
  const { t, language } = useTranslation()
  const { kind, amount, vatRate, vat, lawyerName, validUntil, payerName, payerConsentOn } = agreement
  const isHourly = kind === 'hourly'
  const [last] = agreement.versions
  const { sentAt, decidedAt, endedAt, endKind, endReason, state } = agreement
  return (
    <dl className="details office-agreement-facts">
      {(!isHourly || vat > 0) && (
        <Fact label={t(isHourly ? 'agreement.rate' : 'agreement.fee')}>
          <span>
            <Money amount={amount} /> · {t(`agreement.kind.${kind}`)}
          </span>
        </Fact>
      )}
      <Fact label={t('agreement.vat', { rate: vatRate })}>
        <Money amount={vat} />
      </Fact>
      <Fact label={t(labelOfFee(agreement))} className="strong">
        <Money amount={(isHourly ? agreement.rate : agreement.total) ?? 0} />
      </Fact>
      <Limits {...agreement} />
      {hasWords && (
        <Fact label={t(labelOfWords(agreement))}>
          <span className="agreement-words">
            <span lang="ar" dir="rtl">
              {agreement.totalInWordsAr}
            </span>
            <span lang="en" dir="ltr">
              {agreement.totalInWordsEn}
            </span>
          </span>
        </Fact>
      )}
      <Signer {...agreement} />
      <Fact label={t('agreement.lawyer')}>
        <bdi>{lawyerName ?? t('agreements.lawyer.none')}</bdi>
      </Fact>
      <Expected agreement={agreement} />
      {payerName && (
        <Fact label={t('agreement.payer')}>
          <span className="agreement-words">
            <PartyName>{payerName}</PartyName>
            {payerConsentOn && (
              <span className="muted">
                <Sentence of="agreements.payer.consent" elements={{ day: <Day day={payerConsentOn} /> }} />
              </span>
            )}
          </span>
        </Fact>
      )}
      <InForce agreement={agreement} />
      {!isBound(state) && (
        <Fact label={t('agreement.validUntil')}>
          <Day day={validUntil} />
        </Fact>
      )}
      {sentAt && <Fact label={t('agreements.sentAt')}>{formatDateTime(sentAt, language)}</Fact>}
      {sentAt && last && (
        <Fact label={t('agreements.openedAt')}>
          {last.openedAt ? formatDateTime(last.openedAt, language) : t('agreements.notOpened')}
        </Fact>
      )}
      {decidedAt && <Fact label={t('agreements.decidedAt')}>{formatDateTime(decidedAt, language)}</Fact>}
      {endedAt && endKind && (
        <>
          <Fact label={t('agreements.endedAt')}>
            <span>
              {formatDateTime(endedAt, language)} · {t(`agreement.end.${endKind}`)}
            </span>
          </Fact>
          <Fact label={t('agreements.endReason')}>
            <UserParagraph className="user-lines">{endReason}</UserParagraph>
          </Fact>
        </>
      )}
    </dl>
  )
}

/** The estimate and the cap of hourly work. */
const Limits = ({ estimate, cap }: Pick<Agreement, 'estimate' | 'cap'>) => {
  const { t } = useTranslation()
  return (
    <>
      {estimate !== null && (
        <Fact label={t('agreement.estimate')}>
          <Money amount={estimate} />
        </Fact>
      )}
      {cap !== null && (
        <Fact label={t('agreement.cap')}>
          <Money amount={cap} />
        </Fact>
      )}
    </>
  )
}

/** The person who signs for the client. */
const Signer = ({ representative, capacity }: Pick<Agreement, 'representative' | 'capacity'>) => {
  const { t } = useTranslation()
  if (representative === '' && capacity === '') return null
  return (
    <Fact label={t('agreements.representative')}>
      <Representative representative={representative} capacity={capacity} />
    </Fact>
  )
}

const isBound = (state: Agreement['state']): boolean =>
  state === 'accepted' || state === 'in_force' || state === 'ended'

const Expected = ({ agreement: { expectedFrom: from, expectedTo: to } }: { agreement: Agreement }) => {
  const { t, language } = useTranslation()
  if (!from && !to) return null
  const days = { from: from && fullDay(from, language), to: to && fullDay(to, language) }
  return (
    <Fact label={t('agreements.expected')}>
      {days.from && days.to
        ? t('agreements.expected.range', { from: days.from, to: days.to })
        : days.from
          ? t('agreements.expected.from', { day: days.from })
          : days.to && t('agreements.expected.to', { day: days.to })}
    </Fact>
  )
}

const InForce = ({ agreement: { how, agreedOn, nafithNumber, documentId } }: { agreement: Agreement }) => {
  const { t, language } = useTranslation()
  return (
    <>
      {how && (
        <Fact label={t('agreements.record.how')}>
          {agreedOn
            ? t('agreements.inForce', { way: t(`agreement.way.${how}`), day: fullDay(agreedOn, language) })
            : t(`agreement.way.${how}`)}
        </Fact>
      )}
      {nafithNumber && (
        <Fact label={t('agreements.record.nafithNumber')}>
          <bdi dir="ltr">{nafithNumber}</bdi>
        </Fact>
      )}
      {documentId !== null && (
        <Fact label={t('agreements.document')}>
          <a className="text-link" href={adminDownloadPath(documentId)} download>
            {t('agreements.document.get')}
          </a>
        </Fact>
      )}
    </>
  )
}

/** The label of the total in words, or of the rate. */
export const labelOfWords = ({ total }: Pick<Fee, 'total'>): TextKey =>
  total === null ? 'agreements.rateInWords' : 'agreements.inWords'

/** An amount of halalas with its currency, in digits of one width. */
export const Money = ({ amount }: { amount: number }) => (
  <span className="agreement-money">
    <Sentence of="agreement.money" elements={{ amount: <bdi dir="ltr">{formatAmount(amount)}</bdi> }} />
  </span>
)

/** The change that the client requested, or the reason of a refusal, until a new version is sent. */
export const ClientWish = ({ agreement: { versions } }: { agreement: Pick<Agreement, 'versions'> }) => {
  const { t } = useTranslation()
  const [last] = versions
  if (!last?.wish) return null
  return (
    <>
      <h3 className="record-heading">
        {t(last.decision === 'declined' ? 'agreements.declineReason' : 'agreements.wish')}
      </h3>
      <UserParagraph>{last.wish}</UserParagraph>
    </>
  )
}
