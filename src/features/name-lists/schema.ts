import * as z from 'zod/mini'
import { textLines } from '#fields/text.ts'
import { hitFilters, hitStates, listKinds } from './values.ts'

export const listUpload = z.object({ options: z.string() })
export const listOptions = z.strictObject({ kind: z.enum(listKinds, 'val.generic.required') })

/** A list of names, as its last file has it. */
export const nameList = z.object({
  id: z.int(),
  kind: z.enum(listKinds),
  fileName: z.string(),
  entries: z.int(),
  /** Entries that wait for the comparison of the night. */
  waiting: z.int(),
  openHits: z.int(),
  uploadedBy: z.nullable(z.string()),
  uploadedAt: z.string(),
})
export type NameList = z.infer<typeof nameList>

/** A person or a party with a name of a list. */
export const listHit = z.object({
  id: z.int(),
  list: z.enum(listKinds),
  listedName: z.string(),
  /** The other names of the entry. */
  aliases: z.array(z.string()),
  births: z.array(z.string()),
  foundName: z.string(),
  /** From the identity document. */
  birthDate: z.nullable(z.string()),
  userId: z.nullable(z.int()),
  requestId: z.nullable(z.int()),
  isParty: z.boolean(),
  state: z.enum(hitStates),
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type ListHit = z.infer<typeof listHit>

export const hitQuery = z.object({ state: z.optional(z.enum(hitFilters)) })

export const hitDecision = z
  .strictObject({ state: z.enum(['different', 'same'], 'val.generic.required'), reason: textLines(1000) })
  .check(
    z.refine(({ state, reason }) => state === 'same' || reason !== '', {
      error: 'val.nameList.reason',
      path: ['reason'],
    }),
  )
export type HitDecision = z.infer<typeof hitDecision>
