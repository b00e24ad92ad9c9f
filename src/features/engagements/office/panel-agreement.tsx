import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { feeIn } from '../browser/fee-text.ts'
import { mayEdit } from '../rules.ts'
import type { Engagement } from '../schema.ts'
import { AgreementActions } from './agreement-actions.tsx'
import { AgreementFacts } from './agreement-facts.tsx'
import { AgreementHeading } from './agreement-heading.tsx'
import { ClientWish } from './client-wish.tsx'
import type { EngagementTask } from './engagement-dialogs.tsx'
import { InstalmentList } from './instalment-list.tsx'
import { ObstacleList } from './obstacle-list.tsx'
import type { AgreementRequest } from './obstacles.ts'

/** The latest agreement of a request, with its installments and the actions of its state. */
export const PanelAgreement = ({
  engagement,
  request,
  onTask,
}: {
  engagement: Engagement
  request: AgreementRequest
  onTask: (task: EngagementTask) => void
}) => {
  const { t } = useTranslation()
  const { id, state } = engagement
  return (
    <>
      <p className="engagement-head">
        <AgreementHeading engagement={engagement} />
      </p>
      <AgreementFacts engagement={engagement} />
      <ClientWish engagement={engagement} />
      <InstalmentList engagement={engagement} onTask={onTask} />
      <ObstacleList engagement={engagement} request={request} />
      <div className="cluster engagement-actions print-hidden">
        <Link
          className={buttonClass({ variant: 'outline', size: 'table' })}
          href={href('/dashboard/engagements/:id', { id })}
        >
          {t(
            state === 'draft'
              ? 'engagements.open'
              : mayEdit(engagement)
                ? 'engagements.revise'
                : 'engagements.view',
          )}
        </Link>
        <AgreementActions engagement={engagement} request={request} onTask={onTask} />
      </div>
    </>
  )
}

/** Earlier agreements of the request, newest first. */
export const EarlierAgreements = ({ engagements }: { engagements: readonly Engagement[] }) => {
  const { t } = useTranslation()
  if (engagements.length === 0) return null
  return (
    <details className="engagement-more">
      <summary>{t('engagements.earlier', { count: engagements.length })}</summary>
      <ul className="engagement-others">
        {engagements.map((engagement) => (
          <li key={engagement.id}>
            <AgreementHeading engagement={engagement} />
            <span className="engagement-money">{feeIn(t, engagement)}</span>
            <Link className="text-link" href={href('/dashboard/engagements/:id', { id: engagement.id })}>
              {t('engagements.view')}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
