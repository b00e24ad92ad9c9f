import * as z from 'zod/mini'
import { seenVersion } from '#fields/changes.ts'
import { foldNumber } from '#fields/fold.ts'
import { requiredLines, textLine } from '#fields/text.ts'
import { checkResults, foundKinds, hitReasons, numberKinds, partyRoles } from './values.ts'

/**
 * Ten digits. The issuer determines the first one: 1 for citizens, 2 for residents, 7 for the unified number
 * of a company. A commercial registration number can begin with any digit.
 */
const number = z
  .strictObject({
    kind: z.enum(numberKinds, 'val.generic.format'),
    value: z.pipe(
      z.string('val.generic.required'),
      z.transform((typed) => foldNumber(typed).replace(/[\s\p{Pd}]/gu, '')),
    ),
  })
  .check(
    z.refine(({ kind, value }) => (kind === 'identity' ? /^[12]\d{9}$/ : /^\d{10}$/).test(value), {
      error: ({ input }) =>
        (input as { kind?: unknown }).kind === 'commercial' ? 'val.party.commercial' : 'val.party.identity',
      path: ['value'],
    }),
  )

export const partyInput = z
  .strictObject({
    /** The id of an existing party; a party without an id is added. */
    id: z.optional(z.int32('val.generic.number')),
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

export const maxParties = 30

/** All parties of a request. Parties that are not listed are removed. */
export const partiesInput = z.strictObject({
  parties: z.array(partyInput, 'val.generic.required').check(z.maxLength(maxParties, 'val.generic.format')),
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

/** A possible match between a party of this request and someone on the other side of another request. */
export const conflictHit = z.object({
  /** The name in this request that was searched for, and its role. */
  name: z.string(),
  role: z.enum(partyRoles),
  /** The kind of record in which the name was found. Null if the reader may not see its request. */
  kind: z.nullable(z.enum(foundKinds)),
  foundName: z.nullable(z.string()),
  foundRole: z.nullable(z.enum(partyRoles)),
  consultationId: z.nullable(z.int()),
  reason: z.enum(hitReasons),
  /** A value from 0 to 1; hits are sorted by it. */
  likeness: z.number(),
  /** A contact for a request that the reader may not see; null means the managers. */
  ask: z.nullable(z.string()),
  /** The last day of the client or the employer; null for a current client. */
  until: z.nullable(z.string()),
  /** The last day on which it conflicts. */
  endsOn: z.nullable(z.string()),
  /** The lawyer whose former employer was found. */
  lawyer: z.nullable(z.object({ nameEn: z.string(), nameAr: z.string() })),
  /** Whether it is waived only with the written consent of the client. */
  needsConsent: z.boolean(),
  /** Whether the last recorded result covers this hit. */
  isKnown: z.boolean(),
})
export type ConflictHit = z.infer<typeof conflictHit>

const conflictCheck = z.object({
  id: z.int(),
  result: z.enum(checkResults),
  reason: z.string(),
  hits: z.int(),
  /** Null for a deleted user. */
  checkedBy: z.nullable(z.string()),
  /** The written consent; its document is null after it was deleted. */
  consent: z.nullable(z.object({ document: z.nullable(z.object({ id: z.int(), name: z.string() })) })),
  /** Recorded by an approval after a search without hits. */
  isAutomatic: z.boolean(),
  createdAt: z.string(),
})
export type ConflictCheck = z.infer<typeof conflictCheck>

export const partiesAnswer = z.object({
  parties: z.array(party),
  hits: z.array(conflictHit),
  /** Names that differ in about one letter. They are not conflicts and need no decision. */
  similar: z.array(conflictHit),
  /** Past clients and employers whose years have ended. They need no decision. */
  former: z.array(conflictHit),
  /** Identifies this exact set of hits; a decision about them must send it back. */
  seen: z.string(),
  /** Newest first. */
  checks: z.array(conflictCheck),
  /** The version of the request. */
  updatedAt: z.string(),
})
export type PartiesAnswer = z.infer<typeof partiesAnswer>

const seen = {
  /** The value that came with the hits: it rejects a decision about hits that the user has not seen. */
  seen: z.string('val.generic.required').check(z.maxLength(100, 'val.generic.format')),
}

export const checkInput = z.discriminatedUnion('result', [
  z.strictObject({ ...seen, result: z.literal('clear') }),
  z.strictObject({
    ...seen,
    result: z.literal('waived'),
    reason: requiredLines(1000),
    /** A document of the same request: the written consent of the client who is affected. */
    consentDocumentId: z.optional(z.nullable(z.int32('val.conflict.consent'))),
  }),
  z.strictObject({ ...seen, result: z.literal('refused'), reason: requiredLines(1000) }),
])
export type CheckInput = z.infer<typeof checkInput>
