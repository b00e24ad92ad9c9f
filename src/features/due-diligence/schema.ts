import * as z from 'zod/mini'
import { identityDocuments } from '#features/users/identity-documents.ts'
import { seenVersion } from '#fields/changes.ts'
import { dayOrNone, pastDayOrNone } from '#fields/day.ts'
import { foldNumber } from '#fields/fold.ts'
import { textLine, textLines } from '#fields/text.ts'
import { capacities, maxOwners, reviewFilters, riskLevels, riskReasons, sightings } from './values.ts'

/** Letters and digits without separators, in one spelling, so that equal numbers have one hash. */
const paperNumber = z.string('val.generic.required').check(
  z.overwrite((typed) =>
    foldNumber(typed)
      .replace(/[\s\p{Pd}/]/gu, '')
      .toUpperCase(),
  ),
  z.regex(/^[\p{L}\d]{0,30}$/u, 'val.paper.number'),
)

const owner = z.strictObject({
  name: textLine(200).check(z.minLength(1, 'val.generic.required')),
  /** Percent. */
  share: z
    .number('val.paper.share')
    .check(z.minimum(1, 'val.paper.share'), z.maximum(100, 'val.paper.share')),
})
export type Owner = z.infer<typeof owner>

const identityFields = {
  documentKind: z.enum(identityDocuments, 'val.identity.document'),
  note: textLine(300),
  sighting: z.enum(sightings, 'val.generic.required'),
  number: paperNumber,
  country: textLine(60),
  validUntil: dayOrNone,
  birthDate: pastDayOrNone,
  capacity: z.enum(capacities, 'val.generic.required'),
  powerNumber: paperNumber,
  registrationNumber: paperNumber,
  registrationUntil: dayOrNone,
  owners: z.array(owner).check(z.maxLength(maxOwners, 'val.generic.format')),
  source: textLine(200),
  copyDocumentId: z.nullable(z.int32('val.generic.number')),
}

type IdentityValues = {
  documentKind: string
  number: string
  note: string
  capacity: string
  powerNumber: string
}

/** National numbers begin with 1, numbers of residents with 2. */
const nationalForms: Record<string, RegExp> = { 'national-id': /^1\d{9}$/, 'residence-permit': /^2\d{9}$/ }

const isWrittenNumber = ({ documentKind, number }: IdentityValues): boolean =>
  nationalForms[documentKind]?.test(number) ?? number.length >= 4

export const identityInput = z
  .strictObject({
    ...identityFields,
    /** Null before the first record. */
    updatedAt: z.nullable(seenVersion),
  })
  .check(
    z.refine(isWrittenNumber, { error: 'val.paper.number', path: ['number'] }),
    z.refine(({ documentKind, note }) => documentKind !== 'other' || note !== '', {
      error: 'val.identity.note',
      path: ['note'],
    }),
    z.refine(({ capacity, powerNumber }) => capacity !== 'attorney' || powerNumber !== '', {
      error: 'val.paper.power',
      path: ['powerNumber'],
    }),
    z.refine(({ owners }) => owners.reduce((sum, { share }) => sum + share, 0) <= 100, {
      error: 'val.paper.shares',
      path: ['owners'],
    }),
  )
export type IdentityInput = z.infer<typeof identityInput>

export const riskInput = z
  .strictObject({
    level: z.enum(riskLevels, 'val.generic.required'),
    reasons: z.array(z.enum(riskReasons)).check(z.maxLength(riskReasons.length, 'val.generic.format')),
    note: textLines(1000),
    /** The period of the level if empty. */
    reviewOn: dayOrNone,
    updatedAt: z.nullable(seenVersion),
  })
  .check(
    z.refine(({ level, reasons, note }) => level !== 'high' || reasons.length > 0 || note !== '', {
      error: 'val.risk.reason',
      path: ['note'],
    }),
  )
export type RiskInput = z.infer<typeof riskInput>

const documentName = z.object({ id: z.int(), name: z.string() })

/** The record of an identity document. The number is null if it cannot be decrypted. */
const paper = z.object({
  documentKind: z.nullable(z.enum(identityDocuments)),
  note: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
  seenBy: z.nullable(z.string()),
  sighting: z.nullable(z.enum(sightings)),
  number: z.nullable(z.string()),
  country: z.string(),
  validUntil: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  capacity: z.nullable(z.enum(capacities)),
  powerNumber: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  registrationUntil: z.nullable(z.string()),
  owners: z.array(z.object({ name: z.string(), share: z.number() })),
  source: z.string(),
  copy: z.nullable(documentName),
})
export type Paper = z.infer<typeof paper>

const risk = z.object({
  level: z.enum(riskLevels),
  reasons: z.array(z.enum(riskReasons)),
  note: z.string(),
  reviewOn: z.string(),
  setAt: z.string(),
  setBy: z.nullable(z.string()),
})

/** What the office has recorded about a person or a party. */
export const diligence = z.object({
  paper,
  risk: z.nullable(risk),
  /** Whether the firm requires due diligence for an area of the requests. */
  isCovered: z.boolean(),
  /** The policy of the firm. */
  ownerShare: z.number(),
  keepsCopies: z.boolean(),
  /** Documents that may be recorded as the copy. */
  documents: z.array(documentName),
  /** The version of the record; null before the first one. */
  updatedAt: z.nullable(z.string()),
})
export type Diligence = z.infer<typeof diligence>

/** A record with the day of its next review. */
export const review = z.object({
  id: z.int(),
  /** The page of the subject: an account, or a request of a guest or of a party. */
  userId: z.nullable(z.int()),
  requestId: z.nullable(z.int()),
  isParty: z.boolean(),
  name: z.string(),
  level: z.enum(riskLevels),
  reviewOn: z.string(),
})
export type Review = z.infer<typeof review>

export const reviewQuery = z.object({ state: z.optional(z.enum(reviewFilters)) })
