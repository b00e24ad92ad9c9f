import * as z from 'zod/mini'
import { pictureAddressOrNone } from '#features/images/schema.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { dayOrNone, typedDay } from '#fields/day.ts'
import { displayOrder } from '#fields/display-order.ts'
import { emailAddress } from '#fields/email.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { numberLine, optionalLines, optionalText, requiredLines, requiredText } from '#fields/text.ts'
import { visibilityFilter } from '#fields/visibility.ts'
import { webUrl } from '#fields/web-url.ts'
import { memberTypes } from './values.ts'

export { type MemberType, memberTypes } from './values.ts'

/** A member of the team for visitors; `position`, `bio` and similar fields are the English texts. */
export const teamMember = z.object({
  id: z.int(),
  /** The displayed name: the member's own, else that of the linked user, else the position. */
  nameEn: z.string(),
  nameAr: z.string(),
  position: z.string(),
  positionAr: z.string(),
  bio: z.string(),
  bioAr: z.string(),
  specialization: z.string(),
  specializationAr: z.string(),
  /** One degree or certificate per line. */
  education: z.string(),
  educationAr: z.string(),
  /** Codes such as `ar`, in the order that the office has set. */
  languages: z.array(z.string()),
  areas: z.array(z.enum(serviceAreas)),
  memberType: z.enum(memberTypes),
  licenseNumber: z.string(),
  imageUrl: z.string(),
  email: z.string(),
  phone: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
  displayOrder: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TeamMember = z.infer<typeof teamMember>

/** A member in a list, without the long texts if the call asks for `?content=none`. */
export const listedTeamMember = z.extend(teamMember, {
  bio: z.optional(z.string()),
  bioAr: z.optional(z.string()),
  education: z.optional(z.string()),
  educationAr: z.optional(z.string()),
})
export type ListedTeamMember = z.infer<typeof listedTeamMember>

/** The filters of a list of members; `all` or an empty value clears one (P2). */
export const teamMemberFilter = z.object({
  type: z.optional(z.enum(['', 'all', ...memberTypes], 'val.generic.format')),
  area: z.optional(z.enum(['', 'all', ...serviceAreas], 'val.generic.format')),
  content: z.optional(z.enum(['', 'none'], 'val.generic.format')),
})
export type TeamMemberFilter = z.infer<typeof teamMemberFilter>

const formerEmployer = z.object({ id: z.int(), name: z.string(), until: z.string() })

/** A member for the office's form: with only their own names, and the linked user's name separately. */
export const officeTeamMember = z.extend(teamMember, {
  userId: z.nullable(z.int()),
  /** The name of the linked user; empty without one. */
  userName: z.string(),
  licenseDate: z.nullable(z.string()),
  licenseEnd: z.nullable(z.string()),
  /** Employers before the firm, for conflict checks. */
  formerEmployers: z.array(formerEmployer),
  isVisible: z.boolean(),
})
export type OfficeTeamMember = z.infer<typeof officeTeamMember>

export const teamMemberAdminFilter = z.object({
  type: teamMemberFilter.shape.type,
  isVisible: visibilityFilter,
})

/**
 * The number of members of each type, regardless of the selected one; follows the search and the visibility.
 */
export const teamMemberCounts = z.object({
  all: z.int(),
  partner: z.int(),
  associate: z.int(),
  consultant: z.int(),
  /** The number of members that visitors can see. */
  visible: z.int(),
})
export type TeamMemberCounts = z.infer<typeof teamMemberCounts>

const bioMessage = 'val.bio.min'
const longText = 8000

const profile = z.optional(emptyOr(webUrl, 'val.url'))

const phone = z.optional(
  z.pipe(
    optionalPhoneNumber,
    z.transform((number) => number ?? ''),
  ),
)

const unique = <Value>(list: Value[]) => new Set(list).size === list.length

/** An employer without an id is added. */
const formerEmployerInput = z.strictObject({
  id: z.optional(z.int32('val.generic.number')),
  name: requiredText(),
  until: typedDay,
})
export type FormerEmployerInput = z.infer<typeof formerEmployerInput>

const required = {
  position: requiredText('val.position.required'),
  bio: requiredLines(longText, bioMessage, 10),
}
const optionalFields = {
  userId: z.optional(z.nullable(z.int32('val.user'))),
  nameEn: optionalText(200),
  nameAr: optionalText(200),
  positionAr: optionalText(200),
  bioAr: optionalLines(longText),
  specialization: optionalText(200),
  specializationAr: optionalText(200),
  education: optionalLines(2000),
  educationAr: optionalLines(2000),
  languages: z.optional(
    z
      .array(z.string().check(z.regex(/^[a-z]{2,3}$/, 'val.generic.format')))
      .check(z.maxLength(12, 'val.generic.format'), z.refine(unique, 'val.generic.format')),
  ),
  areas: z.optional(
    z.array(z.enum(serviceAreas, 'val.generic.format')).check(z.refine(unique, 'val.generic.format')),
  ),
  memberType: z.optional(z.enum(memberTypes, 'val.generic.format')),
  licenseNumber: z.optional(numberLine(60)),
  licenseDate: z.optional(dayOrNone),
  licenseEnd: z.optional(dayOrNone),
  formerEmployers: z.optional(
    z.array(formerEmployerInput, 'val.generic.format').check(z.maxLength(20, 'val.generic.format')),
  ),
  imageUrl: z.optional(pictureAddressOrNone('val.url')),
  email: z.optional(emptyOr(emailAddress(), 'val.email.team')),
  phone,
  linkedin: profile,
  twitter: profile,
  displayOrder: z.optional(displayOrder),
  isVisible: z.optional(z.boolean('val.generic.format')),
}

type Licensed = { licenseDate?: string | null | undefined; licenseEnd?: string | null | undefined }

/** A license ends after its date. */
export const isLicenseInOrder = ({ licenseDate, licenseEnd }: Licensed): boolean =>
  !licenseDate || !licenseEnd || licenseEnd > licenseDate

const licenseInOrder = z.refine<Licensed>(isLicenseInOrder, { error: 'val.licenseEnd', path: ['licenseEnd'] })

export const teamMemberInput = z.strictObject({ ...required, ...optionalFields }).check(licenseInOrder)
export type TeamMemberInput = z.infer<typeof teamMemberInput>

/** A partial change of a member; `updatedAt` is the version that the editor has read (P4.11). */
export const teamMemberChanges = z
  .partial(z.strictObject({ ...required, ...optionalFields, updatedAt: seenVersion }))
  .check(notEmpty())
export type TeamMemberChanges = z.infer<typeof teamMemberChanges>
