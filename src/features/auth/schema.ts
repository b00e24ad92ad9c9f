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
})
export type LoginInput = z.infer<typeof loginInput>

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
      // Said together with the other faults, not only once they are mended.
      when: ({ value }) => {
        const { password, confirmPassword } = (value ?? {}) as Record<string, unknown>
        return typeof password === 'string' && typeof confirmPassword === 'string' && confirmPassword !== ''
      },
    }),
  )

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
})
export type CurrentUser = z.infer<typeof currentUser>
