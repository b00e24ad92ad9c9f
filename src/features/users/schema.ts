import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'
import { importOptions } from '#features/imports/schema.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { emailAddress } from '#fields/email.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { maxLength, personName, requiredText } from '#fields/text.ts'
import { languages } from '#languages/language.ts'

/** How a person prefers to be contacted. */
export const contactPreferences = ['email', 'phone', 'whatsapp'] as const
export type ContactPreference = (typeof contactPreferences)[number]

/** A person as the API returns them, never with a password hash. */
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
}

export const newUsername = (required = 'val.username.min') =>
  z
    .string({ error: required })
    .check(
      z.trim(),
      z.minLength(1, required),
      z.minLength(3, 'val.username.min'),
      maxLength(60),
      z.regex(/^[\p{L}\p{N}._@-]+$/u, 'val.generic.format'),
    )

/** The minimum length of an office password where the firm requires stronger ones. */
export const leastOfOffice = 12

const bytes = new TextEncoder()

/** Any Unicode from 6 characters to 256 bytes; never truncated. */
export const newPassword = (required = 'val.password.min') =>
  z.string({ error: required }).check(
    z.minLength(1, required),
    z.minLength(6, 'val.password.min'),
    z.refine((password) => bytes.encode(password).length <= 256, 'val.password.max'),
  )

/** The fields an admin edits in the form, sent all at once. */
export const userEdit = z.strictObject(userFields)
export type UserEdit = z.infer<typeof userEdit>

export const userInput = z.strictObject({
  ...userFields,
  username: newUsername(),
  password: newPassword(),
})
export type UserInput = z.infer<typeof userInput>

export const userChanges = z
  .partial(z.strictObject({ ...userFields, isActive: z.boolean(), updatedAt: seenVersion }))
  .check(notEmpty())
export type UserChanges = z.infer<typeof userChanges>

/** The fields people may change themselves; role and state are not among them. */
export const profileFields = {
  firstName: userFields.firstName,
  lastName: userFields.lastName,
  phone: userFields.phone,
  preferredLanguage: z.enum(languages),
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
 * Records that somebody of the office has seen who the person is: when, who, and by what document. Null if nobody
 * has.
 */
export const identity = z.object({
  seenAt: z.nullable(z.string()),
  seenBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  note: z.nullable(z.string()),
})
export type Identity = z.infer<typeof identity>

/** `null` withdraws the record. */
export const identityChange = z.strictObject({ note: z.nullable(requiredText('val.identity.note', 300)) })
export const identityNote = z.strictObject({ note: requiredText('val.identity.note', 300) })

/** Somebody a consultation can be assigned to. */
export const staffMember = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
})
export type StaffMember = z.infer<typeof staffMember>

/** `all` clears a filter. */
export const userFilter = z.object({
  role: z.optional(z.enum(['all', ...roles])),
  isActive: z.optional(z.enum(['all', 'true', 'false'])),
})

/** How many people there are of each role, whatever role is selected; follows the search and the state. */
export const userCounts = z.object({ all: z.int(), admin: z.int(), staff: z.int(), client: z.int() })
export type UserCounts = z.infer<typeof userCounts>

/** Managers are never imported: who may do everything is chosen one by one. */
export const importedRoles = ['client', 'staff'] as const

/** A line of an imported file. The role is a client's unless the file says otherwise. */
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
  /** Mails everybody a link to set a password. */
  mail: z.optional(z.boolean()),
  language: z.optional(z.enum(languages)),
})
export type UserImportOptions = z.infer<typeof userImportOptions>

/** More would keep all other mail waiting. */
export const mostInvited = 500
