import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { feeIn } from '../browser/fee-text.ts'
import type { OwnAgreementSummary } from '../schema.ts'
import { AgreementBadge, BothCalendars, useAgreementTitle } from './agreement-state.tsx'
import './agreement-panel.css'

/** The agreements of a request, newest first, each with a link to its page. */
export const AgreementPanel = ({ agreements }: { agreements: readonly OwnAgreementSummary[] }) => {
  const { t } = useTranslation()
  return (
    <section className="panel panel-body own-agreements" aria-labelledby="own-agreements">
      <h2 className="panel-title" id="own-agreements">
        {t('agreement.agreement')}
      </h2>
      <ul>
        {agreements.map((agreement) => (
          <Entry key={agreement.id} agreement={agreement} />
        ))}
      </ul>
    </section>
  )
}

const Entry = ({ agreement }: { agreement: OwnAgreementSummary }) => {
  const { t } = useTranslation()
  const { id, state, validUntil } = agreement
  return (
    <li>
      <p className="own-agreement-head">
        <Link href={href('/client/engagements/:id', { id })} className="text-link">
          {useAgreementTitle(agreement)}
        </Link>
        <AgreementBadge {...agreement} />
      </p>
      <p className="strong">{feeIn(t, agreement)}</p>
      {state === 'sent' && (
        <p className="muted">
          {t('agreement.validUntil')} <BothCalendars day={validUntil} />
        </p>
      )}
    </li>
  )
}
