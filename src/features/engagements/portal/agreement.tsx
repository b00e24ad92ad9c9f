import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { awaitsDecision } from '../rules.ts'
import type { OwnEngagement } from '../schema.ts'
import { AgreementFacts } from './agreement-facts.tsx'
import { AgreementFigures } from './agreement-figures.tsx'
import { AgreementState } from './agreement-state.tsx'
import { AgreementText } from './agreement-text.tsx'
import { Decisions, decisionId } from './decisions.tsx'
import { Payment } from './payment.tsx'
import './agreement.css'

/** A proposal or an agreement: first the money and the dates, then the text, then the decision. */
export const Agreement = ({ engagement }: { engagement: OwnEngagement }) => {
  const { t } = useTranslation()
  const [outdated, setOutdated] = useState<string>()
  return (
    <div className="agreement">
      {outdated !== undefined && <Outdated message={outdated} />}
      <AgreementState engagement={engagement} />
      <AgreementFigures engagement={engagement} />
      {awaitsDecision(engagement) && (
        <p className="print-hidden">
          <a href={`#${decisionId}`} className="text-link">
            {t('agreement.toDecision')}
          </a>
        </p>
      )}
      <Payment engagement={engagement} />
      <section className="panel panel-body" aria-labelledby="agreement-what">
        <h2 id="agreement-what">{t('agreement.whatThisIs')}</h2>
        <p className="agreement-what">{t(`agreement.whatThisIs.${engagement.how ?? 'here'}`)}</p>
      </section>
      <AgreementText engagement={engagement} />
      <AgreementFacts engagement={engagement} />
      <Decisions engagement={engagement} onOutdated={setOutdated} />
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
      <p className="strong">{t('agreement.closed')}</p>
      <p>{message}</p>
    </div>
  )
}
