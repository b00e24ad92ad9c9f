import { StatusBadge } from '#ui/badge.tsx'
import { DoubtfulBadge } from '#ui/doubtful-badge.tsx'
import type { Consultation } from '../schema.ts'
import { ReplyDue } from './reply-due.tsx'
import { ConflictBadge, PastDateBadge, RestrictedBadge, StageMark } from './request-badges.tsx'

/** The number of a request, its badges, its stage and the time left for the answer. */
export const ConsultationMarks = ({ consultation, now }: { consultation: Consultation; now: Date }) => (
  <>
    <span className="subtle" dir="ltr">
      #{consultation.id}
    </span>
    <StatusBadge status={consultation.status} />
    {consultation.isRestricted && <RestrictedBadge />}
    {consultation.isDoubtful && <DoubtfulBadge />}
    {consultation.conflictFlaggedAt && <ConflictBadge />}
    {consultation.hasPastDate && <PastDateBadge />}
    {consultation.status === 'approved' && consultation.stage && <StageMark stage={consultation.stage} />}
    <span className="caption">
      <ReplyDue consultation={consultation} now={now} />
    </span>
  </>
)
