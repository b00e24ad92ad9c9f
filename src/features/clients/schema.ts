import * as z from 'zod/mini'
import { pictureAddressOrNone } from '#features/images/schema.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { consentFields, storedConsent } from '#fields/consent-on-file.ts'
import { displayOrder, readOrder } from '#fields/display-order.ts'
import { foldedLine, optionalLines, optionalText, requiredText, textLine } from '#fields/text.ts'
import { visibilityFilter } from '#fields/visibility.ts'
import { clientTypes } from './values.ts'

export { type ClientType, clientTypes } from './values.ts'

/**
 * A company that the firm shows as its client. The office calls its fields `name`, `logo`, `website` and
 * `description`; the public list uses `nameEn`, `logoUrl`, `websiteUrl` and `descriptionEn`. Responses
 * contain both, with the same values (P3).
 */
const client = z.object({
  id: z.int(),
  name: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  logo: z.string(),
  logoUrl: z.string(),
  website: z.string(),
  websiteUrl: z.string(),
  clientType: z.enum(clientTypes),
  isVisible: z.boolean(),
  displayOrder: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Client = z.infer<typeof client>

/** The same for the office. */
export const officeClient = z.extend(client, storedConsent)
export type OfficeClient = z.infer<typeof officeClient>

/** A client in a list, without descriptions if the call asks for `?content=none`. */
export const listedClient = z.extend(client, {
  description: z.optional(z.string()),
  descriptionEn: z.optional(z.string()),
  descriptionAr: z.optional(z.string()),
})
export type ListedClient = z.infer<typeof listedClient>

/** The filters of the list; `all` or an empty value clears one (P2). */
export const clientFilter = z.object({
  type: z.optional(z.enum(['', 'all', ...clientTypes], 'val.generic.format')),
  content: z.optional(z.enum(['', 'none'], 'val.generic.format')),
})
export type ClientFilter = z.infer<typeof clientFilter>

/** The office can also filter by visibility. */
export const clientAdminFilter = z.object({
  type: clientFilter.shape.type,
  isVisible: visibilityFilter,
})

/**
 * The number of clients of each type, regardless of the selected one; follows the search and the visibility.
 */
export const clientCounts = z.object({
  all: z.int(),
  corporate: z.int(),
  individual: z.int(),
  government: z.int(),
  international: z.int(),
  /** The number of clients that visitors can see. */
  visible: z.int(),
  /** The visible clients without a consent on file. */
  unproven: z.int(),
})
export type ClientCounts = z.infer<typeof clientCounts>

const name = requiredText('val.clientName.required')
const logo = pictureAddressOrNone('val.url').check(z.minLength(1, 'val.logo.required'))
/** A URL with or without a protocol. Other schemes, such as scripts, are refused. */
const website = textLine(300).check(
  foldedLine,
  z.refine(
    (typed) => typed === '' || /^(https?:\/\/)?[^\s:/@]+\.[^\s:/.@]+(:\d+)?([/?#]\S*)?$/i.test(typed),
    'val.url',
  ),
)
const optionalFields = {
  nameAr: optionalText(200),
  website: z.optional(website),
  description: optionalLines(2000),
  descriptionAr: optionalLines(2000),
  clientType: z.optional(z.enum(clientTypes, 'val.generic.format')),
  isVisible: z.optional(z.boolean('val.generic.format')),
  displayOrder: z.optional(displayOrder),
  ...consentFields,
}

/** The values of the office's form. */
export const clientForm = z.strictObject({ name, logo, ...optionalFields })
export type ClientForm = z.infer<typeof clientForm>

/** The office's field names, and those of the public list. */
const spellings = {
  name: 'nameEn',
  description: 'descriptionEn',
  logo: 'logoUrl',
  website: 'websiteUrl',
} as const
type OfficeWord = keyof typeof spellings
const officeWords = Object.keys(spellings) as OfficeWord[]

const inEitherSpelling = z.strictObject({
  ...optionalFields,
  name: z.optional(name),
  nameEn: z.optional(name),
  logo: z.optional(logo),
  logoUrl: z.optional(logo),
  websiteUrl: optionalFields.website,
  descriptionEn: optionalFields.description,
})
type InEitherSpelling = z.infer<typeof inEitherSpelling>

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reported together with the other errors. */
const holds = (word: OfficeWord, error: string) =>
  z.refine<object>((typed) => word in typed || spellings[word] in typed, {
    error,
    path: [word],
    when: ({ value }) => isRecord(value),
  })

const agrees = (word: OfficeWord) =>
  z.refine<InEitherSpelling>(
    (typed) => {
      const [office, listed] = [typed[word], typed[spellings[word]]]
      return office === undefined || listed === undefined || office === listed
    },
    { error: 'val.client.spellings', path: [word] },
  )

/** Renames the fields to the table's columns. */
const inColumns = <Typed extends InEitherSpelling>({
  name,
  description,
  logo,
  website,
  ...typed
}: Typed) => ({
  ...typed,
  ...(name !== undefined && { nameEn: name }),
  ...(description !== undefined && { descriptionEn: description }),
  ...(logo !== undefined && { logoUrl: logo }),
  ...(website !== undefined && { websiteUrl: website }),
})

/** A new client with either set of field names; the result has those of the table. */
export const clientInput = z.pipe(
  inEitherSpelling.check(
    holds('name', 'val.clientName.required'),
    holds('logo', 'val.logo.required'),
    ...officeWords.map(agrees),
  ),
  // The checks above guarantee both fields.
  z.transform((typed) => ({ nameEn: '', logoUrl: '', ...inColumns(typed) })),
)
export type ClientInput = z.infer<typeof clientInput>

/** A partial change of a client; `updatedAt` is the version that the editor has read (P4.11). */
export const clientChanges = z.pipe(
  z.extend(inEitherSpelling, { updatedAt: seenVersion }).check(notEmpty(), ...officeWords.map(agrees)),
  z.transform(inColumns),
)
export type ClientChanges = z.infer<typeof clientChanges>

/**
 * A line of an imported file, with the table's column names. Such lists seldom have logos: a client stays hidden
 * until the office adds one.
 */
export const clientLine = z.pipe(
  z.object({
    nameEn: name,
    nameAr: optionalFields.nameAr,
    descriptionEn: optionalFields.description,
    descriptionAr: optionalFields.descriptionAr,
    logoUrl: z.optional(logo),
    websiteUrl: optionalFields.website,
    clientType: optionalFields.clientType,
    isVisible: z.optional(z.enum(['true', 'false'])),
    displayOrder: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((typed: string) => readOrder(typed)),
        ),
        displayOrder,
      ),
    ),
    ...consentFields,
  }),
  z.transform(({ isVisible, ...typed }) => ({
    ...typed,
    logoUrl: typed.logoUrl ?? '',
    isVisible: isVisible !== 'false' && Boolean(typed.logoUrl),
  })),
)
export type ClientLine = z.infer<typeof clientLine>
