import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { linkToken } from '#fields/link-token.ts'
import { requestFacts } from './facts-schema.ts'
import { dateDecision, nextDate } from './schema.ts'
import { consultationStatuses } from './values.ts'

/** A consultation on a guest's private page, without name, address and message. */
const followedConsultation = z.object({
  id: z.int(),
  service: z.enum(serviceAreas),
  subject: z.string(),
  status: z.enum(consultationStatuses),
  withdrawnAt: z.nullable(z.string()),
  firstAnswerAt: z.nullable(z.string()),
  ...requestFacts,
  nextDate,
  rejectionNote: z.string(),
  /** The time at which the firm received it. */
  createdAt: z.string(),
})
export type FollowedConsultation = z.infer<typeof followedConsultation>

/** Null for an unknown or expired link; the response does not reveal which. */
export const followAnswer = z.object({ consultation: z.nullable(followedConsultation) })

/** A withdrawal by a guest with a private link. */
export const followedWithdrawal = z.strictObject({ token: linkToken, dates: z.optional(dateDecision) })

/** A consultation that a guest sent from an address that now belongs to an account. */
export const earlierRequest = z.object({
  id: z.int(),
  service: z.enum(serviceAreas),
  subject: z.string(),
  createdAt: z.string(),
})
export type EarlierRequest = z.infer<typeof earlierRequest>

export const earlierChoice = z.strictObject({
  ids: z
    .array(z.int32('val.generic.number').check(z.positive('val.generic.number')), 'val.generic.required')
    .check(z.minLength(1, 'val.generic.required'), z.maxLength(50, 'val.generic.format')),
})
export const earlierClaimed = z.object({ ids: z.array(z.int()) })
