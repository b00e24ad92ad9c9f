import { Sentence } from '#i18n/sentence.tsx'
import type { Agreement } from '../schema.ts'
import { AgreementBadge } from './state-badge.tsx'
import './agreement.css'

/** The state, the number and the version of an agreement. */
export const AgreementHeading = ({
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
