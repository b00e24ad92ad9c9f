import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'
import { importOptions } from '#features/imports/schema.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { emailAddress } from '#fields/email.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { foldedLine, maxLength, personName, requiredText, textLine } from '#fields/text.ts'
import { languages } from '#languages/language.ts'
import { identityDocuments, recordedSightings } from './identity-documents.ts'

/** Preferred means of contact. */
export const contactPreferences = ['email', 'phone', 'whatsapp'] as const
export type ContactPreference = (typeof contactPreferences)[number]

/** A user as the API returns it, never with a password hash. */
export const user = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(roles),
  registrationReason: z.nullable(z.string()),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  verifiedAt: z.nullable(z.string()),
  seenInPersonAt: z.nullable(z.string()),
  /** The way in which the office saw the person at that time. */
  sighting: z.nullable(z.enum(recordedSightings)),
  preferredLanguage: z.enum(languages),
  contactPreference: z.enum(contactPreferences),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type User = z.infer<typeof user>

const userFields = {
  firstName: personName('val.firstName.required'),
  lastName: personName('val.lastName.required'),
  email: emailAddress('val.email.user', 'val.email.user'),
  phone: optionalPhoneNumber,
  role: z.enum(roles),
  /** The language of mail to the user. */
  preferredLanguage: z.enum(languages),
}

export const newUsername = (required = 'val.username.min') =>
  z
    .string({ error: required })
    .check(
      foldedLine,
      z.minLength(1, required),
      z.minLength(3, 'val.username.min'),
      maxLength(60),
      z.regex(/^[\p{L}\p{N}._@-]+$/u, 'val.generic.format'),
    )

/** The minimum length of an office password if the firm requires stronger ones. */
export const minOfficePasswordLength = 12

const bytes = new TextEncoder()

/** Any Unicode from 6 characters to 256 bytes; never truncated. */
export const newPassword = (required = 'val.password.min') =>
  z.string({ error: required }).check(
    z.minLength(1, required),
    z.minLength(6, 'val.password.min'),
    z.refine((password) => bytes.encode(password).length <= 256, 'val.password.max'),
  )

/** The fields that an admin edits in the form, sent together. */
export const userEdit = z.strictObject(userFields)
export type UserEdit = z.infer<typeof userEdit>

const newUserFields = {
  ...userFields,
  preferredLanguage: z.optional(userFields.preferredLanguage),
  username: newUsername(),
  /** Mails the user a link to choose a password. */
  invites: z.optional(z.boolean('val.generic.format')),
}

/** A user needs a password or an invitation. */
const passwordOrInvitation = z.refine<{ password?: string | undefined; invites?: boolean | undefined }>(
  ({ password, invites }) => invites || password !== undefined,
  { error: 'val.password.min', path: ['password'] },
)

export const userInput = z
  .strictObject({ ...newUserFields, password: z.optional(newPassword()) })
  .check(passwordOrInvitation)
export type UserInput = z.infer<typeof userInput>

/** The form of a new user: an invitation replaces the typed password. */
export const userForm = z
  .strictObject({
    ...newUserFields,
    password: z.pipe(
      z.transform((typed: string) => typed || undefined),
      z.optional(newPassword()),
    ),
  })
  .check(passwordOrInvitation)

/** `invitationUrl` is returned once, where no mail is delivered. */
export const createdUser = z.extend(user, { invitationUrl: z.optional(z.string()) })
export type CreatedUser = z.infer<typeof createdUser>

export const userChanges = z
  .partial(
    z.strictObject({
      ...userFields,
      isActive: z.boolean(),
      updatedAt: seenVersion,
      /** The colleague who gets the open work of a departing employee. */
      successorId: z.int32(),
    }),
  )
  .check(notEmpty())
export type UserChanges = z.infer<typeof userChanges>

/** The fields that users may change themselves, without role and state. */
export const profileFields = {
  firstName: userFields.firstName,
  lastName: userFields.lastName,
  phone: userFields.phone,
  preferredLanguage: userFields.preferredLanguage,
  contactPreference: z.enum(contactPreferences, 'val.generic.format'),
}

/** A preference for calls or messages requires a phone number. */
export const isReachable = ({
  contactPreference,
  phone,
}: {
  contactPreference?: ContactPreference | undefined
  phone?: string | null | undefined
}): boolean => contactPreference === undefined || contactPreference === 'email' || Boolean(phone)

export const profileChanges = z.partial(z.strictObject(profileFields)).check(notEmpty())
export type ProfileChanges = z.infer<typeof profileChanges>

/**
 * The record that the office has identified a user: when, how, by whom, and with which document. Null if there is
 * none.
 */
export const identity = z.object({
  seenAt: z.nullable(z.string()),
  sighting: z.nullable(z.enum(recordedSightings)),
  seenBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  documentKind: z.nullable(z.enum(identityDocuments)),
  note: z.nullable(z.string()),
})
export type Identity = z.infer<typeof identity>

const documentKind = z.enum(identityDocuments, 'val.identity.document')
const isNamed = (kind: string | undefined): boolean => kind !== undefined && kind !== 'other'
const unnamed = { error: 'val.identity.note', path: ['note'] }

/** A kind of document, a note, or both. `null` as the note deletes the record. */
export const identityChange = z
  .strictObject({
    note: z.optional(z.nullable(requiredText('val.identity.note', 300))),
    documentKind: z.optional(documentKind),
  })
  .check(
    z.refine(({ note, documentKind }) => note !== undefined || isNamed(documentKind), unnamed),
    z.refine(({ note, documentKind }) => note !== null || documentKind === undefined, {
      error: 'val.generic.format',
      path: ['documentKind'],
    }),
  )
export type IdentityChange = z.infer<typeof identityChange>

/** The fields of the dialog. */
export const identityForm = z
  .strictObject({ documentKind, note: textLine(300) })
  .check(z.refine(({ note, documentKind }) => note !== '' || isNamed(documentKind), unnamed))

/** A user to whom consultations can be assigned. */
export const staffMember = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
})
export type StaffMember = z.infer<typeof staffMember>

/** The open work of an employee, by kind. */
const openWork = z.object({
  requests: z.int(),
  /** Future appointments. */
  confirmed: z.int(),
  proposed: z.int(),
  /** Unanswered messages from clients. */
  messages: z.int(),
  documentRequests: z.int(),
  /** Notes that mention the employee and wait for them. */
  mentions: z.int(),
})
export type OpenWork = z.infer<typeof openWork>

/** The open work of an employee who may leave, the tokens that would end, and the possible successors. */
export const leaving = z.object({
  work: openWork,
  tokens: z.array(z.object({ id: z.int(), name: z.string(), lastUsedOn: z.nullable(z.string()) })),
  colleagues: z.array(
    z.extend(staffMember, {
      /** Start times of appointments at which the successor is not free; these prevent the handover. */
      busyAt: z.array(z.string()),
    }),
  ),
})
export type Leaving = z.infer<typeof leaving>

export const hasOpenWork = (work: OpenWork): boolean => Object.values(work).some((count) => count > 0)

/** `all` clears a filter. */
export const userFilter = z.object({
  role: z.optional(z.enum(['all', ...roles])),
  isActive: z.optional(z.enum(['all', 'true', 'false'])),
})

/** The number of users in each role, regardless of the selected one; follows the search and the state. */
export const userCounts = z.object({ all: z.int(), admin: z.int(), staff: z.int(), client: z.int() })
export type UserCounts = z.infer<typeof userCounts>

/** Managers cannot be imported: that role is granted to one user at a time. */
export const importedRoles = ['client', 'staff'] as const

/** A line of an imported file. The default role is client. */
export const userLine = z.object({
  firstName: userFields.firstName,
  lastName: userFields.lastName,
  email: userFields.email,
  phone: userFields.phone,
  role: z.optional(z.enum(importedRoles)),
  preferredLanguage: z.optional(z.enum(languages)),
  username: z.optional(newUsername()),
  isActive: z.optional(z.enum(['true', 'false'])),
})
export type UserLine = z.infer<typeof userLine>

export const userImportOptions = z.extend(importOptions, {
  /** Mails each user a link to set a password. */
  mail: z.optional(z.boolean()),
  language: z.optional(z.enum(languages)),
})
export type UserImportOptions = z.infer<typeof userImportOptions>

/** More would delay all other mail. */
export const maxInvited = 500
