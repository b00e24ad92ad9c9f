import * as z from 'zod/mini'
import { seenVersion } from '#fields/changes.ts'
import { foldDigits } from '#fields/digits.ts'
import { requiredLines, textLine } from '#fields/text.ts'
import { checkResults, foundKinds, hitReasons, numberKinds, partyRoles } from './values.ts'

/**
 * Of a person or company: ten digits, by whom they are given. A citizen's begins with 1, a resident's with 2; a company
 * has that of its commercial registration or, beginning with 7, its unified one.
 */
const number = z
  .strictObject({
    kind: z.enum(numberKinds, 'val.generic.format'),
    value: z.pipe(
      z.string('val.generic.required'),
      // Arabic papers hide marks of direction around numbers.
      z.transform((typed) => foldDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '')),
    ),
  })
  .check(
    z.refine(({ kind, value }) => (kind === 'identity' ? /^[12]\d{9}$/ : /^\d{10}$/).test(value), {
      error: ({ input }) =>
        (input as { kind?: unknown }).kind === 'commercial' ? 'val.party.commercial' : 'val.party.identity',
      path: ['value'],
    }),
  )

const partyInput = z
  .strictObject({
    /** Of a party that is there already; without it, one is added. */
    id: z.optional(z.int('val.generic.number')),
    role: z.enum(partyRoles, 'val.generic.required'),
    nameArabic: textLine(200),
    nameLatin: textLine(200),
    number: z.nullable(number),
  })
  .check(
    z.refine(({ nameArabic, nameLatin }) => /\p{L}/u.test(nameArabic + nameLatin), {
      error: 'val.party.name',
      path: ['nameArabic'],
    }),
  )

export type PartyInput = z.infer<typeof partyInput>

const mostParties = 30

/** All parties of a request: whoever is not named is removed. */
export const partiesInput = z.strictObject({
  parties: z.array(partyInput, 'val.generic.required').check(z.maxLength(mostParties, 'val.generic.format')),
  updatedAt: seenVersion,
})
export type PartiesInput = z.infer<typeof partiesInput>

const party = z.object({
  id: z.int(),
  role: z.enum(partyRoles),
  nameArabic: z.string(),
  nameLatin: z.string(),
  number: z.nullable(z.object({ kind: z.enum(numberKinds), value: z.string() })),
})
export type Party = z.infer<typeof party>

/** Somebody who may be a party of the request, and who stands on the other side elsewhere. */
const conflictHit = z.object({
  /** Of this request: the name that was searched for, and the role of the one who has it. */
  name: z.string(),
  role: z.enum(partyRoles),
  /** Whom it was found among, and where. Null if the reader may not see the request it belongs to. */
  kind: z.nullable(z.enum(foundKinds)),
  foundName: z.nullable(z.string()),
  foundRole: z.nullable(z.enum(partyRoles)),
  consultationId: z.nullable(z.int()),
  reason: z.enum(hitReasons),
  /** From 0 to 1; the hits are sorted by it. */
  likeness: z.number(),
  /** Whom to ask about a request that the reader may not see; null for the managers. */
  ask: z.nullable(z.string()),
  /** Whether the last recorded result was about it. */
  isKnown: z.boolean(),
})
export type ConflictHit = z.infer<typeof conflictHit>

const conflictCheck = z.object({
  id: z.int(),
  result: z.enum(checkResults),
  reason: z.string(),
  hits: z.int(),
  /** Null for a former user. */
  checkedBy: z.nullable(z.string()),
  /** The search found nobody, and the request was approved. */
  isAutomatic: z.boolean(),
  createdAt: z.string(),
})
export type ConflictCheck = z.infer<typeof conflictCheck>

export const partiesAnswer = z.object({
  parties: z.array(party),
  hits: z.array(conflictHit),
  /** Stands for exactly these hits; to be sent with what is decided about them. */
  seen: z.string(),
  /** Newest first. */
  checks: z.array(conflictCheck),
  /** The version of the request. */
  updatedAt: z.string(),
})
export type PartiesAnswer = z.infer<typeof partiesAnswer>

const seen = {
  /** As it came with the hits: nobody decides about any that they have not seen. */
  seen: z.string('val.generic.required').check(z.maxLength(100, 'val.generic.format')),
}

export const checkInput = z.discriminatedUnion('result', [
  z.strictObject({ ...seen, result: z.literal('clear') }),
  z.strictObject({ ...seen, result: z.literal('waived'), reason: requiredLines(1000) }),
  z.strictObject({ ...seen, result: z.literal('refused'), reason: requiredLines(1000) }),
])
export type CheckInput = z.infer<typeof checkInput>
