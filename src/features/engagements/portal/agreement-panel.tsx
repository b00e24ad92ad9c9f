import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { feeIn } from '../browser/fee-text.ts'
import type { OwnEngagementSummary } from '../schema.ts'
import { AgreementBadge } from './agreement-state.tsx'
import { BothCalendars, useAgreementTitle } from './agreement-values.tsx'
import './agreement-panel.css'

/** The agreements of a request, newest first, each with a link to its page. */
export const AgreementPanel = ({ engagements }: { engagements: readonly OwnEngagementSummary[] }) => {
  const { t } = useTranslation()
  return (
    <section className="panel panel-body own-agreements" aria-labelledby="own-agreements">
      <h2 className="panel-title" id="own-agreements">
        {t('engagement.agreement')}
      </h2>
      <ul>
        {engagements.map((engagement) => (
          <Entry key={engagement.id} engagement={engagement} />
        ))}
      </ul>
    </section>
  )
}

const Entry = ({ engagement }: { engagement: OwnEngagementSummary }) => {
  const { t } = useTranslation()
  const { id, state, validUntil } = engagement
  return (
    <li>
      <p className="own-agreement-head">
        <Link href={href('/client/engagements/:id', { id })} className="text-link">
          {useAgreementTitle(engagement)}
        </Link>
        <AgreementBadge {...engagement} />
      </p>
      <p className="strong">{feeIn(t, engagement)}</p>
      {state === 'sent' && (
        <p className="muted">
          {t('engagement.validUntil')} <BothCalendars day={validUntil} />
        </p>
      )}
    </li>
  )
}
