import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, factsOf, type Language } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostedFormContext } from '#ui/posted-form.ts'
import { useCopy } from '#ui/use-copy.ts'
import { UserText } from '#ui/user-text.tsx'
import { AgreementLines } from '../browser/agreement-lines.tsx'
import { moneyIn } from '../browser/fee-text.ts'
import { awaitsDecision, isOwed } from '../rules.ts'
import type { OwnAgreement } from '../schema.ts'
import { AgreementFacts, AgreementFigures } from './agreement-facts.tsx'
import { AgreementState } from './agreement-state.tsx'
import { Decisions, decisionId } from './decisions.tsx'
import './agreement.css'

/** A proposal or an agreement: first the money and the dates, then the text, then the decision. */
export const Agreement = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t } = useTranslation()
  const posted = use(PostedFormContext)
  const [outdated, setOutdated] = useState(posted?.code === 'engagement_closed' ? posted.failure : undefined)
  return (
    <div className="agreement">
      {outdated !== undefined && <Outdated message={outdated} />}
      <AgreementState agreement={agreement} />
      <AgreementFigures agreement={agreement} />
      {awaitsDecision(agreement) && (
        <p className="print-hidden">
          <a href={`#${decisionId}`} className="text-link">
            {t('ownAgreement.toDecision')}
          </a>
        </p>
      )}
      <Payment agreement={agreement} />
      <section className="panel panel-body" aria-labelledby="agreement-what">
        <h2 id="agreement-what">{t('ownAgreement.whatThisIs')}</h2>
        <p className="agreement-what">{t(`ownAgreement.whatThisIs.${agreement.how ?? 'here'}`)}</p>
      </section>
      <AgreementText agreement={agreement} />
      <AgreementFacts agreement={agreement} />
      <Decisions agreement={agreement} onOutdated={setOutdated} />
    </div>
  )
}

/** Takes focus, since the dialog of the refused decision is gone. */
const Outdated = ({ message }: { message: string }) => {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} className="panel panel-body agreement-outdated" role="alert" tabIndex={-1}>
      <p className="strong">{t('ownAgreement.closed')}</p>
      <p>{message}</p>
    </div>
  )
}

/** The text in the language of the page, with the Arabic one, which prevails. */
const AgreementText = ({ agreement: { textAr, textEn } }: { agreement: OwnAgreement }) => {
  const { t, language } = useTranslation()
  const hasTwo = language !== 'ar' && textEn !== ''
  return (
    <section className="panel panel-body agreement-text" aria-labelledby="agreement-text">
      <h2 id="agreement-text">{t('ownAgreement.text')}</h2>
      {language !== 'ar' && !hasTwo && <p className="muted">{t('ownAgreement.text.arabicOnly')}</p>}
      <div className={classNames('agreement-texts', hasTwo && 'agreement-texts-two')}>
        {hasTwo && <Text language="en" text={textEn} hasTitle />}
        <Text language="ar" text={textAr} hasTitle={hasTwo} />
      </div>
    </section>
  )
}

const Text = ({ language, text, hasTitle }: { language: Language; text: string; hasTitle: boolean }) => (
  <div lang={language} dir={directionOf(language)}>
    {hasTitle && <h3>{factsOf(language).name}</h3>}
    <p className="user-lines">
      <AgreementLines language={language} text={text} />
    </p>
  </div>
)

/** Where to pay, once the agreement binds, and what is unpaid after its end. */
const Payment = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t } = useTranslation()
  const { payment, number, state, instalments: installments } = agreement
  if (!isOwed(agreement)) return null
  const unpaid = installments.reduce((sum, { amount, paidOn }) => sum + (paidOn === null ? amount : 0), 0)
  return (
    <section className="panel panel-body agreement-payment" aria-labelledby="agreement-payment">
      <h2 id="agreement-payment">{t('ownAgreement.pay')}</h2>
      {state === 'ended' && (
        <p className="strong">{t('ownAgreement.pay.ended', { amount: moneyIn(t, unpaid) })}</p>
      )}
      {payment ? (
        <>
          {state !== 'ended' && <p>{t(requestOf(agreement), { number })}</p>}
          <Account {...payment} />
          <p className="caption">{t('ownAgreement.pay.change')}</p>
        </>
      ) : (
        <p>{t('ownAgreement.pay.none')}</p>
      )}
    </section>
  )
}

/** Without installments, the total is due. Hourly work is due only when the firm asks for it. */
const requestOf = ({ instalments: installments, total }: OwnAgreement) => {
  if (installments.length > 0) return 'ownAgreement.pay.text'
  return total === null ? 'ownAgreement.pay.hourly' : 'ownAgreement.pay.whole'
}

const Account = ({ bankName, iban, formerIban }: NonNullable<OwnAgreement['payment']>) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({ title: t('ownAgreement.pay.copyFailed'), description: iban })
  return (
    <dl className="details">
      {bankName !== '' && (
        <Fact label={t('ownAgreement.pay.bank')}>
          <UserText>{bankName}</UserText>
        </Fact>
      )}
      <Fact label={t('ownAgreement.pay.iban')}>
        <Iban>{iban}</Iban>
        <Button
          variant="outline"
          size="table"
          className="needs-scripts"
          icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
          onClick={() => copy(iban)}
        >
          {t(isCopied ? 'ownAgreement.pay.copied' : 'ownAgreement.pay.copy')}
        </Button>
        <span role="status" className="visually-hidden">
          {isCopied && t('ownAgreement.pay.copied')}
        </span>
      </Fact>
      {formerIban !== null && (
        <Fact label={t('ownAgreement.pay.previous')}>
          <del>
            <Iban>{formerIban}</Iban>
          </del>
        </Fact>
      )}
    </dl>
  )
}

/** In groups of four, which break over lines only between groups. */
const Iban = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="number agreement-iban">
    {children.replace(/(.{4})(?=.)/g, '$1 ')}
  </bdi>
)
