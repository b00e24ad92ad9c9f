import { Sentence } from '#i18n/sentence.tsx'
import type { Engagement } from '../schema.ts'
import { AgreementBadge } from './state-badge.tsx'
import './agreement.css'

/** The state, the number and the version of an agreement. */
export const AgreementHeading = ({
  engagement: { state, number, version },
}: {
  engagement: Pick<Engagement, 'state' | 'number' | 'version'>
}) => (
  <>
    <AgreementBadge state={state} />
    <span className="strong">
      <Sentence
        of="engagements.numbered"
        values={{ version }}
        elements={{ number: <bdi dir="ltr">{number}</bdi> }}
      />
    </span>
  </>
)
