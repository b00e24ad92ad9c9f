import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { feeIn } from '../browser/fee-text.ts'
import { mayEdit } from '../rules.ts'
import type { Agreement } from '../schema.ts'
import {
  AgreementActions,
  type AgreementRequest,
  type AgreementTask,
  ObstacleList,
} from './agreement-actions.tsx'
import { AgreementFacts, ClientWish } from './agreement-facts.tsx'
import { InstallmentList } from './installment-list.tsx'
import { AgreementBadge } from './state-badge.tsx'
import './agreement.css'

/** The latest agreement of a request, with its installments and the actions of its state. */
export const PanelAgreement = ({
  agreement,
  request,
  onTask,
}: {
  agreement: Agreement
  request: AgreementRequest
  onTask: (task: AgreementTask) => void
}) => {
  const { t } = useTranslation()
  const { id, state } = agreement
  return (
    <>
      <p className="agreement-head">
        <AgreementHeading agreement={agreement} />
      </p>
      <AgreementFacts agreement={agreement} />
      <ClientWish agreement={agreement} />
      <InstallmentList agreement={agreement} onTask={onTask} />
      <ObstacleList agreement={agreement} request={request} />
      <div className="cluster agreement-actions print-hidden">
        <Link
          className={buttonClass({ variant: 'outline', size: 'table' })}
          href={href('/dashboard/engagements/:id', { id })}
        >
          {t(
            state === 'draft'
              ? 'agreements.open'
              : mayEdit(agreement)
                ? 'agreements.revise'
                : 'agreements.view',
          )}
        </Link>
        <AgreementActions agreement={agreement} request={request} onTask={onTask} />
      </div>
    </>
  )
}

/** Earlier agreements of the request, newest first. */
export const EarlierAgreements = ({ agreements }: { agreements: readonly Agreement[] }) => {
  const { t } = useTranslation()
  if (agreements.length === 0) return null
  return (
    <details className="agreement-more">
      <summary>{t('agreements.earlier', { count: agreements.length })}</summary>
      <ul className="agreement-others">
        {agreements.map((agreement) => (
          <li key={agreement.id}>
            <AgreementHeading agreement={agreement} />
            <span className="agreement-money">{feeIn(t, agreement)}</span>
            <Link className="text-link" href={href('/dashboard/engagements/:id', { id: agreement.id })}>
              {t('agreements.view')}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The state, the number and the version of an agreement. */
const AgreementHeading = ({
  agreement: { state, number, version },
}: {
  agreement: Pick<Agreement, 'state' | 'number' | 'version'>
}) => (
  <>
    <AgreementBadge state={state} />
    <span className="strong">
      <Sentence
        of="agreements.numbered"
        values={{ version }}
        elements={{ number: <bdi dir="ltr">{number}</bdi> }}
      />
    </span>
  </>
)
