import * as z from 'zod/mini'
import { foldNumber } from '#fields/fold.ts'
import { requiredText } from '#fields/text.ts'

/** The current user's second factor. */
export const twoFactorState = z.object({
  isOn: z.boolean(),
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
  /** The firm requires it of all staff, so it cannot be switched off. */
  isRequired: z.boolean(),
})
export type TwoFactorState = z.infer<typeof twoFactorState>

/** Another user's second factor, for an admin. */
export const userTwoFactor = z.object({
  isOn: z.boolean(),
  since: z.nullable(z.string()),
  /** Number of passkeys of the account; a reset removes them too. */
  passkeys: z.int(),
})

/** Separators that apps and users put between groups of characters. */
const separators = /[\s\p{Pd}]/gu

/** The code as the authenticator app shows it, from any keyboard. */
export const foldCode = (typed: string): string => foldNumber(typed).replace(separators, '')

/** Also accepts look-alikes: o for 0, i and l for 1. */
export const foldRecoveryCode = (typed: string): string =>
  foldCode(typed).toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')

const currentPassword = z
  .string({ error: 'val.currentPassword.required' })
  .check(z.minLength(1, 'val.currentPassword.required'), z.maxLength(1024, 'val.generic.maxLength?max=1024'))

const appCode = z.pipe(
  requiredText('val.code.required', 100),
  z.pipe(z.transform(foldCode), z.string().check(z.regex(/^\d{6}$/, 'val.code.digits'))),
)

export const passwordProof = z.strictObject({ currentPassword })
export type PasswordProof = z.infer<typeof passwordProof>

export const codeProof = z.strictObject({ code: appCode })
export type CodeProof = z.infer<typeof codeProof>

/** A code of the app, or one of the recovery codes. */
export const fullProof = z.strictObject({
  currentPassword,
  code: requiredText('val.code.required', 100),
})
export type FullProof = z.infer<typeof fullProof>

/** Sent once, during setup. */
export const newKey = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() })
export type NewKey = z.infer<typeof newKey>

/** Sent once: only their hashes are stored. */
export const newCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type NewCodes = z.infer<typeof newCodes>
