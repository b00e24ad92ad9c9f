import * as z from 'zod/mini'
import { identityDocuments, recordedSightings } from '#features/users/identity-documents.ts'
import { seenVersion } from '#fields/changes.ts'
import { dayOrNone, pastDayOrNone } from '#fields/day.ts'
import { foldNumber } from '#fields/fold.ts'
import { textLine, textLines } from '#fields/text.ts'
import { capacities, maxOwners, reviewFilters, riskLevels, riskReasons } from './values.ts'

/** Letters and digits without separators, in one spelling, so that equal numbers have one hash. */
const paperNumber = z.string('val.generic.required').check(
  z.overwrite((typed) =>
    foldNumber(typed)
      .replace(/[\s\p{Pd}/]/gu, '')
      .toUpperCase(),
  ),
  z.regex(/^[\p{L}\d]{0,30}$/u, 'val.paper.number'),
)

/** A percentage as typed, in the digits of any script. */
const share = z.pipe(
  z.union([z.string(), z.number()], 'val.paper.share'),
  z.transform((typed, context): number => {
    const percent = Number(
      foldNumber(String(typed))
        .replace(/[%٪\s]/g, '')
        .replace('٫', '.'),
    )
    if (percent >= 1 && percent <= 100) return percent
    context.issues.push({ code: 'custom', message: 'val.paper.share', input: typed })
    return z.NEVER
  }),
)

const owner = z.strictObject({
  name: textLine(200).check(z.minLength(1, 'val.generic.required')),
  /** Percent. */
  share,
})
export type Owner = z.infer<typeof owner>

/** The choice of a form for no copy. An option of a list has a value. */
export const noCopy = 'none'

const copyDocumentId = z.pipe(
  z.nullable(z.union([z.string(), z.number()], 'val.generic.number')),
  z.transform((typed, context): number | null => {
    if (typed === null || typed === noCopy) return null
    const id = Number(typed)
    if (Number.isInteger(id) && id > 0 && id < 2 ** 31) return id
    context.issues.push({ code: 'custom', message: 'val.generic.number', input: typed })
    return z.NEVER
  }),
)

const identityFields = {
  documentKind: z.enum(identityDocuments, 'val.identity.document'),
  note: textLine(300),
  /** `provider` only while the facts of the provider are unchanged. */
  sighting: z.enum(recordedSightings, 'val.generic.required'),
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
  copyDocumentId,
}

type IdentityValues = {
  documentKind: string
  number: string
  note: string
  capacity: string
  powerNumber: string
  owners: { share: number }[]
}

/** National numbers begin with 1, numbers of residents with 2. */
const nationalForms: Record<string, RegExp> = { 'national-id': /^1\d{9}$/, 'residence-permit': /^2\d{9}$/ }

const isWrittenNumber = ({
  documentKind,
  number,
}: Pick<IdentityValues, 'documentKind' | 'number'>): boolean =>
  nationalForms[documentKind]?.test(number) ?? number.length >= 4

const withRules = <Schema extends z.ZodMiniType<IdentityValues, unknown>>(schema: Schema): Schema =>
  schema.check(
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

/** The fields of the dialog, which begins with a whole record. */
export const identityForm = withRules(z.object(identityFields))
export const identityInput = withRules(
  z.strictObject({
    ...identityFields,
    /** Null before the first record. */
    updatedAt: z.nullable(seenVersion),
  }),
)
export type IdentityInput = z.infer<typeof identityInput>

/** The identity document of a person, as a provider has verified it after their login there. */
export const verifiedIdentity = z
  .object({
    documentKind: identityFields.documentKind,
    number: paperNumber,
    name: textLine(200).check(z.minLength(1, 'val.generic.required')),
    country: identityFields.country,
    birthDate: pastDayOrNone,
    validUntil: dayOrNone,
    /** The way in which the provider has verified the person, such as its level of assurance. */
    method: textLine(60),
  })
  .check(z.refine(isWrittenNumber, { error: 'val.paper.number', path: ['number'] }))
export type VerifiedIdentity = z.infer<typeof verifiedIdentity>

const riskFields = {
  level: z.enum(riskLevels, 'val.generic.required'),
  reasons: z.array(z.enum(riskReasons)).check(z.maxLength(riskReasons.length, 'val.generic.format')),
  note: textLines(1000),
  /** The period of the level if empty. */
  reviewOn: dayOrNone,
}

const withReason = <
  Schema extends z.ZodMiniType<{ level: string; reasons: string[]; note: string }, unknown>,
>(
  schema: Schema,
): Schema =>
  schema.check(
    z.refine(({ level, reasons, note }) => level !== 'high' || reasons.length > 0 || note !== '', {
      error: 'val.risk.reason',
      path: ['note'],
    }),
  )

/** The fields of the dialog. */
export const riskForm = withReason(z.strictObject(riskFields))
export const riskInput = withReason(z.strictObject({ ...riskFields, updatedAt: z.nullable(seenVersion) }))
export type RiskInput = z.infer<typeof riskInput>

const documentName = z.object({ id: z.int(), name: z.string() })

/** The record of an identity document. The number is null if it cannot be decrypted. */
const paper = z.object({
  documentKind: z.nullable(z.enum(identityDocuments)),
  note: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
  seenBy: z.nullable(z.string()),
  sighting: z.nullable(z.enum(recordedSightings)),
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

/** The record of the office about a person or a party. */
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
  /** Undecided matches with lists of names. */
  openHits: z.int(),
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
