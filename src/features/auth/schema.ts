import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'
import { contactPreferences, newPassword, newUsername } from '#features/users/schema.ts'
import { emailAddress } from '#fields/email.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { optionalLines, personName, requiredText } from '#fields/text.ts'
import { languages } from '#languages/language.ts'
import { passkeyProof } from './passkeys/schema.ts'

export const loginInput = z.strictObject({
  username: requiredText('val.username.required', 254),
  password: z
    .string({ error: 'val.password.required' })
    .check(z.minLength(1, 'val.password.required'), z.maxLength(1024, 'val.generic.maxLength?max=1024')),
  rememberMe: z.optional(z.boolean()),
  /** A code of the authenticator app or a recovery code; sent once the first answer has asked for it. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(100, 'val.generic.maxLength?max=100'))),
  /** In place of the code. */
  passkey: z.optional(passkeyProof),
})
export type LoginInput = z.infer<typeof loginInput>

/** The second step asks for nothing else. */
export const codeForm = z.object({ code: requiredText('val.code.required', 100) })

const registerFields = {
  username: newUsername('val.username.required'),
  password: newPassword('val.password.required'),
  firstName: personName('val.firstName.required'),
  lastName: personName('val.lastName.required'),
  email: emailAddress('val.generic.email'),
  phone: optionalPhoneNumber,
  registrationReason: optionalLines(2000),
  preferredLanguage: z.optional(z.enum(languages)),
}

export const registerInput = z.strictObject({
  ...registerFields,
  /** Accepted and ignored (P2): nobody registers as anything but a client. */
  role: z.optional(z.unknown()),
  confirmPassword: z.optional(z.unknown()),
  termsAgreed: z.optional(z.unknown()),
  homepage: z.optional(z.string().check(z.maxLength(500))),
})
export type RegisterInput = z.infer<typeof registerInput>

/** Reports two different passwords together with the other errors, not only after those are fixed. */
const isConfirmed =
  (name: string) =>
  ({ value }: { value: unknown }): boolean => {
    const typed = (value ?? {}) as Record<string, unknown>
    return (
      typeof typed[name] === 'string' &&
      typeof typed.confirmPassword === 'string' &&
      typed.confirmPassword !== ''
    )
  }

/** The form asks twice for the password and for agreement; neither is sent. */
export const registerForm = z
  .object({
    ...registerFields,
    confirmPassword: z.string().check(z.minLength(1, 'val.confirmPassword.required')),
    termsAgreed: z.literal(true, 'val.terms.service'),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'val.password.mismatch',
      path: ['confirmPassword'],
      when: isConfirmed('password'),
    }),
  )

const currentPassword = z
  .string({ error: 'val.currentPassword.required' })
  .check(z.minLength(1, 'val.currentPassword.required'), z.maxLength(1024, 'val.generic.maxLength?max=1024'))

export const passwordChange = z.strictObject({
  currentPassword,
  newPassword: newPassword(),
})
export type PasswordChange = z.infer<typeof passwordChange>

/** The form asks for the new password twice and sends it once. */
export const passwordForm = z
  .object({
    currentPassword,
    newPassword: newPassword(),
    confirmPassword: z.string().check(z.minLength(1, 'val.confirmPassword.required')),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: 'val.password.mismatch',
      path: ['confirmPassword'],
      when: isConfirmed('newPassword'),
    }),
  )

/** What a person proves before a sensitive action; the code only if they have a second factor. */
export const proof = z.strictObject({
  currentPassword,
  code: z.optional(z.string().check(z.trim(), z.maxLength(100, 'val.generic.maxLength?max=100'))),
})
export type Proof = z.infer<typeof proof>

/** A link in our mail can still be used, has been used, has expired, or was never ours. */
const linkStates = ['open', 'used', 'expired', 'unknown'] as const
export type LinkState = (typeof linkStates)[number]

const linkToken = z
  .string('error.link_expired')
  .check(z.trim(), z.minLength(1, 'error.link_expired'), z.maxLength(200, 'error.link_expired'))

export const linkQuery = z.strictObject({ token: linkToken })

export const passwordForgotten = z.strictObject({ email: emailAddress() })
export type PasswordForgotten = z.infer<typeof passwordForgotten>

/** The same for every address, so that nobody can tell from it which addresses have an account. */
export const mailReceipt = z.object({ email: z.string() })

export const resetLink = z.object({
  state: z.enum(linkStates),
  /** True for an account of the office, whose passwords must be stronger. */
  isStrict: z.optional(z.boolean()),
})

export const passwordReset = z.strictObject({
  token: linkToken,
  newPassword: newPassword(),
  /** Accepted and ignored, as at registration: a browser without scripts sends both. */
  confirmPassword: z.optional(z.unknown()),
})
export type PasswordReset = z.infer<typeof passwordReset>

/** The form asks for the new password twice and sends it once. */
export const resetForm = z
  .object({
    token: linkToken,
    newPassword: newPassword(),
    confirmPassword: z.string().check(z.minLength(1, 'val.confirmPassword.required')),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: 'val.password.mismatch',
      path: ['confirmPassword'],
      when: isConfirmed('newPassword'),
    }),
  )

/**
 * What anybody who holds the link of an address may learn: whose account it is, and whether the address is new to it.
 */
export const addressLink = z.object({
  state: z.enum(linkStates),
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
  isChange: z.boolean(),
})
export type AddressLink = z.infer<typeof addressLink>

export const addressConfirmed = z.object({ email: z.string(), isChange: z.boolean() })

export const addressChange = z.strictObject({ email: emailAddress(), currentPassword })
export type AddressChange = z.infer<typeof addressChange>

/** The account's address, and the one that is waiting to replace it. */
export const ownAddress = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  pendingEmail: z.nullable(z.string()),
})
export type OwnAddress = z.infer<typeof ownAddress>

/** How long a link stays valid, and how soon we write to the same address again. */
export const linkHours = 1
export const minutesBetweenResets = 5

/** One of the open sessions of the person who asks. */
export const ownSession = z.object({
  id: z.int(),
  userAgent: z.nullable(z.string()),
  ipAddress: z.nullable(z.string()),
  isRemembered: z.boolean(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
})
export type OwnSession = z.infer<typeof ownSession>

/** The person who is logged in, as far as the browser needs to know them. */
export const currentUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(roles),
  preferredLanguage: z.enum(languages),
  /** The firm requires a second factor of this person, who has none yet: they can only use their account pages. */
  needsTwoFactor: z.optional(z.boolean()),
  /** The rules for office passwords apply to this person's next password. */
  hasStrictPassword: z.optional(z.boolean()),
  contactPreference: z.enum(contactPreferences),
  isVerified: z.boolean(),
  seenInPersonAt: z.nullable(z.string()),
})
export type CurrentUser = z.infer<typeof currentUser>
