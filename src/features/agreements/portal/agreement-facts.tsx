import Download from 'lucide-react/icons/download'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { feeIn, labelOfFee, moneyIn } from '../browser/fee-text.ts'
import { PartyName, Representative } from '../browser/party-name.tsx'
import { isOwed } from '../rules.ts'
import type { OwnAgreement } from '../schema.ts'
import { BothCalendars } from './agreement-state.tsx'
import { acceptanceRecordPath, agreementFilePath } from './api.ts'

/** The other facts, and the files with the page that verifies them. */
export const AgreementFacts = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t, language } = useTranslation()
  const { id, consultationId, kind, payerName, representative, capacity, how } = agreement
  const { expectedFrom, expectedTo, agreedOn, nafithNumber, hasRecord } = agreement
  const lawyer = localized(agreement, 'lawyerName', language)
  return (
    <section className="panel panel-body agreement-facts" aria-labelledby="agreement-facts">
      <h2 id="agreement-facts">{t('ownAgreement.facts')}</h2>
      <dl className="details">
        {(expectedFrom !== null || expectedTo !== null) && (
          <Fact label={t('ownAgreement.period')}>
            <span>
              <Period from={expectedFrom} to={expectedTo} />
            </span>
          </Fact>
        )}
        {lawyer.text !== '' && (
          <Fact label={t('agreement.lawyer')}>
            <InItsLanguage {...lawyer} />
          </Fact>
        )}
        <Fact label={t('agreement.kind')}>{t(`agreement.kind.${kind}`)}</Fact>
        {(representative !== '' || capacity !== '') && (
          <Fact label={t('ownAgreement.representative')}>
            <Representative representative={representative} capacity={capacity} />
          </Fact>
        )}
        {payerName !== '' && (
          <Fact label={t('agreement.payer')}>
            <PartyName>{payerName}</PartyName>
          </Fact>
        )}
        {agreedOn !== null && (
          <Fact label={t('ownAgreement.agreedOn')}>
            <BothCalendars day={agreedOn} />
          </Fact>
        )}
        {nafithNumber !== '' && (
          <Fact label={t('ownAgreement.nafithNumber')}>
            <bdi dir="ltr">{nafithNumber}</bdi>
          </Fact>
        )}
        <Fact label={t('ownAgreement.about')}>
          <Link href={href('/client/consultations/:id', { id: consultationId })} className="text-link">
            {t('ownAgreement.request', { id: String(consultationId) })}
          </Link>
        </Fact>
      </dl>
      <div className="cluster">
        <FileLink href={agreementFilePath(id)}>{t('ownAgreement.pdf')}</FileLink>
        {hasRecord && <FileLink href={acceptanceRecordPath(id)}>{t('ownAgreement.record')}</FileLink>}
      </div>
      {(how === null || how === 'here') && <VerifyHint />}
    </section>
  )
}

/** The page verifies only files that were sent or accepted here. */
const VerifyHint = () => {
  const { t } = useTranslation()
  return (
    <p className="caption">
      <Sentence
        of="ownAgreement.verify"
        elements={{
          link: (
            <Link href={href('/verify')} className="text-link">
              {t('ownAgreement.verify.link')}
            </Link>
          ),
        }}
      />
    </p>
  )
}

const FileLink = ({ href: path, children }: { href: string; children: string }) => (
  <ButtonLink
    href={path}
    download
    variant="outline"
    size="small"
    icon={<Icon icon={Download} size="medium" />}
  >
    {children}
  </ButtonLink>
)

const Period = ({ from, to }: { from: string | null; to: string | null }) => {
  const elements = {
    from: from && <BothCalendars day={from} />,
    to: to && <BothCalendars day={to} />,
  }
  return (
    <Sentence of={`ownAgreement.period.${from && to ? 'both' : from ? 'from' : 'to'}`} elements={elements} />
  )
}

/** The total and the dates: everything that the client pays, and when. */
export const AgreementFigures = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t, language } = useTranslation()
  const {
    total,
    amount,
    vat,
    vatRate,
    instalments: installments,
    validUntil,
    state,
    estimate,
    cap,
  } = agreement
  const isHourly = total === null
  return (
    <section className="panel panel-body" aria-labelledby="agreement-figures">
      <h2 className="visually-hidden" id="agreement-figures">
        {t('ownAgreement.figures')}
      </h2>
      <p className="agreement-label">{t(labelOfFee(agreement))}</p>
      <p className="agreement-total">{feeIn(t, agreement)}</p>
      <p className="muted">{language === 'ar' ? agreement.totalInWordsAr : agreement.totalInWordsEn}</p>
      <dl className="details agreement-sums">
        {state === 'sent' && (
          <Fact label={t('agreement.validUntil')} className="strong">
            <BothCalendars day={validUntil} />
          </Fact>
        )}
        {vatRate > 0 && (
          <>
            <Fact label={t(isHourly ? 'agreement.rate' : 'agreement.fee')}>{moneyIn(t, amount)}</Fact>
            <Fact label={t('agreement.vat', { rate: vatRate })}>{moneyIn(t, vat)}</Fact>
          </>
        )}
        {estimate !== null && <Fact label={t('agreement.estimate')}>{moneyIn(t, estimate)}</Fact>}
        {cap !== null && <Fact label={t('agreement.cap')}>{moneyIn(t, cap)}</Fact>}
      </dl>
      {installments.length > 0 && (
        <>
          <h3>{t(isHourly ? 'ownAgreement.advances' : 'agreement.installments')}</h3>
          <ol className="agreement-installments">
            {installments.map((each) => (
              <Installment key={each.id} installment={each} isOwed={isOwed(agreement)} />
            ))}
          </ol>
        </>
      )}
      {isHourly && <p className="muted">{t('ownAgreement.hourly')}</p>}
      {!isHourly && installments.length === 0 && <p>{t('ownAgreement.due.whole')}</p>}
    </section>
  )
}

type OwnInstallment = OwnAgreement['instalments'][number]

const Installment = ({
  installment,
  isOwed,
}: {
  installment: OwnInstallment
  /** A proposal has nothing to pay yet. */
  isOwed: boolean
}) => {
  const { t, language } = useTranslation()
  const { amount, paidOn } = installment
  return (
    <li>
      <span className="agreement-installment-name">
        <InItsLanguage {...localized(installment, 'label', language)} />
      </span>
      <span className="agreement-installment-amount">{moneyIn(t, amount)}</span>
      <span className="agreement-installment-due">
        <Due installment={installment} />
      </span>
      {paidOn !== null && (
        <span className="agreement-paid">
          {t('ownAgreement.paid', { day: formatLongDate(`${paidOn}T12:00:00+03:00`, language) })}
        </span>
      )}
      {paidOn === null && isOwed && <span className="agreement-unpaid">{t('ownAgreement.unpaid')}</span>}
    </li>
  )
}

const Due = ({ installment: { due, day, stage } }: { installment: OwnInstallment }) => {
  const { t } = useTranslation()
  if (due === 'day' && day !== null)
    return <Sentence of="ownAgreement.due.day" elements={{ day: <BothCalendars day={day} /> }} />
  if (due === 'stage' && stage !== null) return t('ownAgreement.due.stage', { stage: String(stage + 1) })
  return t('ownAgreement.due.acceptance')
}
