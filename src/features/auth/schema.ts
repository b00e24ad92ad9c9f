import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'
import { contactPreferences, newPassword, newUsername } from '#features/users/schema.ts'
import { emailAddress } from '#fields/email.ts'
import { linkToken } from '#fields/link-token.ts'
import { optionalPhoneNumber } from '#fields/phone.ts'
import { foldedLine, optionalLines, optionalText, personName, requiredText } from '#fields/text.ts'
import { languages } from '#languages/language.ts'
import { passkeyProof } from './passkeys/schema.ts'

export const loginInput = z.strictObject({
  username: requiredText('val.username.required', 254).check(foldedLine),
  password: z
    .string({ error: 'val.password.required' })
    .check(z.minLength(1, 'val.password.required'), z.maxLength(1024, 'val.generic.maxLength?max=1024')),
  rememberMe: z.optional(z.boolean()),
  /** A code of the authenticator app or a recovery code; sent after the first response requires it. */
  code: optionalText(100),
  /** Replaces the code. */
  passkey: z.optional(passkeyProof),
})
export type LoginInput = z.infer<typeof loginInput>

/** The second step has only this field. */
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
  /** Accepted and ignored (P2): every registration creates a client. */
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

/** The form has a repeated password and a consent checkbox; neither is sent. */
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

/** The form has two fields for the new password and sends it once. */
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

/** Confirms the identity before a sensitive action. The code is needed only with a second factor. */
export const proof = z.strictObject({
  currentPassword,
  code: optionalText(100),
})
export type Proof = z.infer<typeof proof>

/** The state of a link in our mail: usable, used, expired, or not ours. */
const linkStates = ['open', 'used', 'expired', 'unknown'] as const
export type LinkState = (typeof linkStates)[number]

export const linkQuery = z.strictObject({ token: linkToken })

export const passwordForgotten = z.strictObject({ email: emailAddress() })
export type PasswordForgotten = z.infer<typeof passwordForgotten>

/** The same for every address, so that it does not reveal which addresses have an account. */
export const mailReceipt = z.object({ email: z.string() })

export const resetLink = z.object({
  state: z.enum(linkStates),
  /** True for an office account, which needs a stronger password. */
  isStrict: z.optional(z.boolean()),
})

export const passwordReset = z.strictObject({
  token: linkToken,
  newPassword: newPassword(),
  /** Accepted and ignored, as at registration: browsers without scripts send it too. */
  confirmPassword: z.optional(z.unknown()),
})
export type PasswordReset = z.infer<typeof passwordReset>

/** The form has two fields for the new password and sends it once. */
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

/** Information for anyone with the link from the mail: the account, and whether the address is new to it. */
export const addressLink = z.object({
  state: z.enum(linkStates),
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
  isChange: z.boolean(),
  /** True if the link restores an address that the office has corrected. */
  isObjection: z.optional(z.boolean()),
})
export type AddressLink = z.infer<typeof addressLink>

export const addressConfirmed = z.object({
  email: z.string(),
  isChange: z.boolean(),
  isObjection: z.optional(z.boolean()),
})

export const addressChange = z.strictObject({ email: emailAddress(), currentPassword })
export type AddressChange = z.infer<typeof addressChange>

/** The account's address, and the unconfirmed one that would replace it. */
export const ownAddress = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  pendingEmail: z.nullable(z.string()),
})
export type OwnAddress = z.infer<typeof ownAddress>

/** Hours until a link expires, and minutes until another mail is sent to the same address. */
export const linkHours = 1
/** A new user may open the first mail days later. */
export const invitationHours = 72
/** Hours in which the previous address may object to a new one that the office has entered. */
export const objectionHours = 24
export const minutesBetweenResets = 5

/** An open session of the current user. */
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

/** The current user, with only the data that the browser needs. */
export const currentUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(roles),
  preferredLanguage: z.enum(languages),
  /**
   * The firm requires a second factor and this user has none yet, so only their account pages are available.
   */
  needsTwoFactor: z.optional(z.boolean()),
  /** The name of the firm's directory, for the office. */
  directory: z.optional(z.string()),
  /** The session began at the firm's directory, where the user also confirms their identity. */
  isByDirectory: z.optional(z.boolean()),
  /** The next password of this user must follow the office's rules. */
  hasStrictPassword: z.optional(z.boolean()),
  contactPreference: z.enum(contactPreferences),
  isVerified: z.boolean(),
  seenInPersonAt: z.nullable(z.string()),
})
export type CurrentUser = z.infer<typeof currentUser>
