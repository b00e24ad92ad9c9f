import * as z from 'zod/mini'
import { listedPublication } from '#features/publications/schema.ts'
import { foldedNumber } from '#fields/text.ts'

export const favoriteInput = z.strictObject({
  publicationId: z.int32('val.generic.number').check(z.positive('val.generic.number'), z.lte(999_999_999)),
})

/** All of the reader's favorites, or the one of a publication. */
export const favoriteFilter = z.object({
  publicationId: z.optional(z.string().check(foldedNumber, z.regex(/^\d{1,9}$/, 'val.generic.number'))),
})

/** A favorite with its publication, for a list. */
export const favorite = z.object({
  id: z.int(),
  userId: z.int(),
  publicationId: z.int(),
  createdAt: z.string(),
  publication: listedPublication,
})
export type Favorite = z.infer<typeof favorite>
