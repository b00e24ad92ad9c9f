import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OwnConsultation } from '../schema.ts'
import { OwnBadge } from './badge.tsx'
import { OwnSteps } from './step-list.tsx'
import { OwnSubtitle, OwnTitle } from './title.tsx'
import './list.css'

/** A short list of consultations with their progress; each row is a link as a whole. */
export const OwnList = ({ requests }: { requests: readonly OwnConsultation[] }) => (
  <ul className="own-list">
    {requests.map((request) => (
      <li key={request.id} className="own-row">
        <div className="own-row-words">
          <h3>
            <Link href={href('/client/consultations/:id', { id: request.id })} className="stretched-link">
              <OwnTitle request={request} />
            </Link>
          </h3>
          <OwnSubtitle request={request} className="own-row-subtitle" />
        </div>
        <OwnBadge request={request} />
        <OwnSteps request={request} layout="row" />
      </li>
    ))}
  </ul>
)

export const OwnListSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="own-list" aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('state.loading')}
      </p>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="own-row">
          <div className="own-row-words stack">
            <Skeleton shape="60" />
            <Skeleton shape="40" />
          </div>
          <Skeleton shape="badge" />
          <div className="own-row-steps">
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  )
}
