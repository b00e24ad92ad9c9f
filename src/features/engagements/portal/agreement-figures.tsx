import { formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Fact } from '#ui/fact.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { feeIn, labelOfFee, moneyIn } from '../browser/fee-text.ts'
import { isOwed } from '../rules.ts'
import type { OwnEngagement } from '../schema.ts'
import { BothCalendars } from './agreement-values.tsx'

/** The total and the dates: everything that the client pays, and when. */
export const AgreementFigures = ({ engagement }: { engagement: OwnEngagement }) => {
  const { t, language } = useTranslation()
  const { total, amount, vat, vatRate, instalments, validUntil, state, estimate, cap } = engagement
  const isHourly = total === null
  return (
    <section className="panel panel-body" aria-labelledby="agreement-figures">
      <h2 className="visually-hidden" id="agreement-figures">
        {t('agreement.figures')}
      </h2>
      <p className="agreement-label">{t(labelOfFee(engagement))}</p>
      <p className="agreement-total">{feeIn(t, engagement)}</p>
      <p className="muted">{language === 'ar' ? engagement.totalInWordsAr : engagement.totalInWordsEn}</p>
      <dl className="details agreement-sums">
        {state === 'sent' && (
          <Fact label={t('engagement.validUntil')} className="strong">
            <BothCalendars day={validUntil} />
          </Fact>
        )}
        {vatRate > 0 && (
          <>
            <Fact label={t(isHourly ? 'engagement.rate' : 'engagement.fee')}>{moneyIn(t, amount)}</Fact>
            <Fact label={t('engagement.vat', { rate: vatRate })}>{moneyIn(t, vat)}</Fact>
          </>
        )}
        {estimate !== null && <Fact label={t('engagement.estimate')}>{moneyIn(t, estimate)}</Fact>}
        {cap !== null && <Fact label={t('engagement.cap')}>{moneyIn(t, cap)}</Fact>}
      </dl>
      {instalments.length > 0 && (
        <>
          <h3>{t(isHourly ? 'agreement.advances' : 'engagement.instalments')}</h3>
          <ol className="agreement-instalments">
            {instalments.map((each) => (
              <Instalment key={each.id} instalment={each} isOwed={isOwed(engagement)} />
            ))}
          </ol>
        </>
      )}
      {isHourly && <p className="muted">{t('agreement.hourly')}</p>}
      {!isHourly && instalments.length === 0 && <p>{t('agreement.due.whole')}</p>}
    </section>
  )
}

type OwnInstalment = OwnEngagement['instalments'][number]

const Instalment = ({
  instalment,
  isOwed,
}: {
  instalment: OwnInstalment
  /** A proposal has nothing to pay yet. */
  isOwed: boolean
}) => {
  const { t, language } = useTranslation()
  const { amount, paidOn } = instalment
  return (
    <li>
      <span className="agreement-instalment-name">
        <InItsLanguage {...localized(instalment, 'label', language)} />
      </span>
      <span className="agreement-instalment-amount">{moneyIn(t, amount)}</span>
      <span className="agreement-instalment-due">
        <Due instalment={instalment} />
      </span>
      {paidOn !== null && (
        <span className="agreement-paid">
          {t('agreement.paid', { day: formatLongDate(`${paidOn}T12:00:00+03:00`, language) })}
        </span>
      )}
      {paidOn === null && isOwed && <span className="agreement-unpaid">{t('agreement.unpaid')}</span>}
    </li>
  )
}

const Due = ({ instalment: { due, day, stage } }: { instalment: OwnInstalment }) => {
  const { t } = useTranslation()
  if (due === 'day' && day !== null)
    return <Sentence of="agreement.due.day" elements={{ day: <BothCalendars day={day} /> }} />
  if (due === 'stage' && stage !== null) return t('agreement.due.stage', { stage: String(stage + 1) })
  return t('agreement.due.acceptance')
}
