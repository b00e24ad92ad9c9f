import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'
import {
  emailAddress,
  newPassword,
  newUsername,
  optionalPhoneNumber,
  optionalText,
  preferredLanguages,
  requiredText,
} from '#features/users/schema.ts'

export const loginInput = z.strictObject({
  username: requiredText('val.username.required', 254),
  password: z
    .string({ error: 'val.password.required' })
    .check(z.minLength(1, 'val.password.required'), z.maxLength(1024, 'val.generic.maxLength?max=1024')),
  rememberMe: z.optional(z.boolean()),
  /** Of the authenticator app or a recovery code, once the first answer has asked for it. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(100, 'val.generic.maxLength?max=100'))),
})
export type LoginInput = z.infer<typeof loginInput>

/** The second step asks for nothing else. */
export const codeForm = z.object({ code: requiredText('val.code.required', 100) })

const registerFields = {
  username: newUsername('val.username.required'),
  password: newPassword('val.password.required'),
  firstName: requiredText('val.firstName.required', 100),
  lastName: requiredText('val.lastName.required', 100),
  email: emailAddress('val.generic.email'),
  phone: optionalPhoneNumber,
  registrationReason: optionalText(2000),
  preferredLanguage: z.optional(z.enum(preferredLanguages)),
}

export const registerInput = z.strictObject({
  ...registerFields,
  /** Accepted and ignored (decision 2): nobody registers as anything but a client. */
  role: z.optional(z.unknown()),
  confirmPassword: z.optional(z.unknown()),
  termsAgreed: z.optional(z.unknown()),
  homepage: z.optional(z.string().check(z.maxLength(500))),
})
export type RegisterInput = z.infer<typeof registerInput>

/** Two passwords that differ are said together with the other faults, not only once those are mended. */
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

/** The form asks twice for the new password and sends it once. */
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

/** An open session of one's own. */
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

/** Who is logged in, as the browser needs to know it. */
export const currentUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(roles),
  preferredLanguage: z.enum(preferredLanguages),
  /** The firm asks a second factor of them, and they have none yet: only their own account is open. */
  needsTwoFactor: z.optional(z.boolean()),
})
export type CurrentUser = z.infer<typeof currentUser>
