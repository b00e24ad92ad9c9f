import { href } from '#access/href.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import type { TextKey } from '#i18n/translate.tsx'
import { mayBeSentFor } from '../rules.ts'
import type { Agreement } from '../schema.ts'

/** The facts of a request that decide about its agreements. */
export type AgreementRequest = Pick<Consultation, 'id' | 'status' | 'service' | 'userId' | 'assignedToId'>

type Obstacle = { text: TextKey; link?: { text: TextKey; to: string } }

/** The reasons outside the agreement for which a draft cannot be sent yet, with the places where they end. */
export const obstaclesOf = (agreement: Agreement, request: AgreementRequest): Obstacle[] => [
  ...(request.userId === null ? [{ text: 'agreements.obstacle.guest' as const }] : []),
  ...obstaclesOfTerms(agreement, request),
  ...(request.userId !== null && !agreement.maySend
    ? [{ text: 'agreements.obstacle.notLawyer' as const }]
    : []),
]

/** The obstacles that also prevent an agreement on paper or with Nafith. */
const obstaclesOfTerms = (agreement: Agreement, request: AgreementRequest): Obstacle[] => {
  const page = href('/dashboard/consultations/:id', { id: request.id })
  const places = {
    conflict_open: `${page}#request-check`,
    identity_open:
      request.userId === null
        ? href('/dashboard/consultations/guests/:id', { id: request.id })
        : href('/dashboard/consultations/people/:id', { id: request.userId }),
    licence_open: href('/dashboard/team'),
  }
  const found: Obstacle[] = agreement.obstacles.map((obstacle) => ({
    text: `agreements.obstacle.${obstacle}`,
    link: { text: `agreements.obstacle.${obstacle}.link`, to: places[obstacle] },
  }))
  if (!mayBeSentFor(request.status, agreement.kind))
    found.unshift({
      text: 'agreements.obstacle.notApproved',
      link: { text: 'agreements.obstacle.notApproved.link', to: `${page}#request-answer` },
    })
  return found
}

/** Whether the server would accept the sending. */
export const canBeSent = (agreement: Agreement, request: AgreementRequest): boolean =>
  obstaclesOf(agreement, request).length === 0 && agreement.gaps.length === 0

/** Whether the server would accept the record of a draft on paper, for which the end of the offer does not count. */
export const canBeRecorded = (agreement: Agreement, request: AgreementRequest): boolean =>
  agreement.state !== 'draft' ||
  (obstaclesOfTerms(agreement, request).length === 0 &&
    agreement.gaps.every(({ field }) => field === 'validUntil'))
