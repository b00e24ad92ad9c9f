import { href } from '#access/href.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import type { TextKey } from '#i18n/translate.tsx'
import { mayBeSentFor } from '../rules.ts'
import type { Engagement } from '../schema.ts'

/** The facts of a request that decide about its agreements. */
export type AgreementRequest = Pick<Consultation, 'id' | 'status' | 'service' | 'userId' | 'assignedToId'>

type Obstacle = { text: TextKey; link?: { text: TextKey; to: string } }

/** The reasons outside the agreement for which a draft cannot be sent yet, with the places where they end. */
export const obstaclesOf = (engagement: Engagement, request: AgreementRequest): Obstacle[] => [
  ...(request.userId === null ? [{ text: 'engagements.obstacle.guest' as const }] : []),
  ...obstaclesOfTerms(engagement, request),
  ...(request.userId !== null && !engagement.maySend
    ? [{ text: 'engagements.obstacle.notLawyer' as const }]
    : []),
]

/** The obstacles that also prevent an agreement on paper or with Nafith. */
const obstaclesOfTerms = (engagement: Engagement, request: AgreementRequest): Obstacle[] => {
  const page = href('/dashboard/consultations/:id', { id: request.id })
  const places = {
    conflict_open: `${page}#request-check`,
    identity_open:
      request.userId === null
        ? href('/dashboard/consultations/guests/:id', { id: request.id })
        : href('/dashboard/consultations/people/:id', { id: request.userId }),
    licence_open: href('/dashboard/team'),
  }
  const found: Obstacle[] = engagement.obstacles.map((obstacle) => ({
    text: `engagements.obstacle.${obstacle}`,
    link: { text: `engagements.obstacle.${obstacle}.link`, to: places[obstacle] },
  }))
  if (!mayBeSentFor(request.status, engagement.kind))
    found.unshift({
      text: 'engagements.obstacle.notApproved',
      link: { text: 'engagements.obstacle.notApproved.link', to: `${page}#request-answer` },
    })
  return found
}

/** Whether the server would accept the sending. */
export const canBeSent = (engagement: Engagement, request: AgreementRequest): boolean =>
  obstaclesOf(engagement, request).length === 0 && engagement.gaps.length === 0

/** Whether the server would accept the record of a draft on paper, for which the end of the offer does not count. */
export const canBeRecorded = (engagement: Engagement, request: AgreementRequest): boolean =>
  engagement.state !== 'draft' ||
  (obstaclesOfTerms(engagement, request).length === 0 &&
    engagement.gaps.every(({ field }) => field === 'validUntil'))
