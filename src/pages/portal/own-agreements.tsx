import { AgreementPanel } from '#features/engagements/portal/agreement-panel.tsx'
import type { OwnEngagementSummary } from '#features/engagements/schema.ts'
import { WithTexts } from '../with-texts.tsx'

/** The agreements of a request, with texts that most requests do not need. */
export default function OwnAgreements({ engagements }: { engagements: readonly OwnEngagementSummary[] }) {
  return (
    <WithTexts area="ownEngagement">
      <AgreementPanel engagements={engagements} />
    </WithTexts>
  )
}
