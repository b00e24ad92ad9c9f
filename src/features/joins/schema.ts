import * as z from 'zod/mini'
import { recordedSightings } from '#features/users/identity-documents.ts'

/** The other record of a person: an account, or a guest, known by one of their requests. */
export const otherRecord = z
  .strictObject({
    userId: z.optional(z.int32('val.generic.number')),
    requestId: z.optional(z.int32('val.generic.number')),
  })
  .check(
    z.refine(({ userId, requestId }) => (userId === undefined) !== (requestId === undefined), {
      error: 'val.generic.required',
      path: ['userId'],
    }),
  )
export type OtherRecord = z.infer<typeof otherRecord>

/** Another person without an account, by one of their requests. */
export const otherGuest = z.strictObject({ requestId: z.int32('val.generic.number') })

/** Kinds of records that follow to the account that stays. */
export const movedKinds = [
  'requests',
  'appointments',
  'messages',
  'documents',
  'documentRequests',
  'consents',
  'notes',
  'holds',
  'favorites',
] as const
export type MovedKind = (typeof movedKinds)[number]

const comparedRecord = z.object({
  /** Null for a guest. */
  userId: z.nullable(z.int()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  isVerified: z.boolean(),
  seenInPersonAt: z.nullable(z.string()),
  sighting: z.nullable(z.enum(recordedSightings)),
  isActive: z.boolean(),
  createdAt: z.string(),
  counts: z.record(z.enum(movedKinds), z.int()),
})
export type ComparedRecord = z.infer<typeof comparedRecord>

export const comparison = z.object({ stays: comparedRecord, joins: comparedRecord })
