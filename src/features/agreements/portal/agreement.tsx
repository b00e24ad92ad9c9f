import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { awaitsDecision } from '../rules.ts'
import type { OwnAgreement } from '../schema.ts'
import { AgreementFacts } from './agreement-facts.tsx'
import { AgreementFigures } from './agreement-figures.tsx'
import { AgreementState } from './agreement-state.tsx'
import { AgreementText } from './agreement-text.tsx'
import { Decisions, decisionId } from './decisions.tsx'
import { Payment } from './payment.tsx'
import './agreement.css'

/** A proposal or an agreement: first the money and the dates, then the text, then the decision. */
export const Agreement = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t } = useTranslation()
  const [outdated, setOutdated] = useState<string>()
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
