import * as z from 'zod/mini'
import { foldDigits } from '#fields/digits.ts'

/** A person's own second factor, as they see it. */
export const twoFactorState = z.object({
  isOn: z.boolean(),
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
  /** The firm requires it of everybody who works in the office: then it cannot be switched off. */
  isRequired: z.boolean(),
})
export type TwoFactorState = z.infer<typeof twoFactorState>

/** Somebody else's second factor, as an admin sees it. */
export const userTwoFactor = z.object({
  isOn: z.boolean(),
  since: z.nullable(z.string()),
  /** How many passkeys open the account; a reset removes them, too. */
  passkeys: z.int(),
})

/** What apps and people put between groups of digits and letters. */
const separators = /[\s\u200e\u200f-]/g

/** The code as the authenticator app shows it, whatever keyboard typed it. */
export const foldCode = (typed: string): string => foldDigits(typed).replace(separators, '')

/** Also accepts look-alikes: o for 0, i and l for 1. */
export const foldRecoveryCode = (typed: string): string =>
  foldCode(typed).toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')

const currentPassword = z
  .string({ error: 'val.currentPassword.required' })
  .check(z.minLength(1, 'val.currentPassword.required'), z.maxLength(1024, 'val.generic.maxLength?max=1024'))

const appCode = z.pipe(
  z
    .string({ error: 'val.code.required' })
    .check(z.trim(), z.minLength(1, 'val.code.required'), z.maxLength(100, 'val.generic.maxLength?max=100')),
  z.pipe(z.transform(foldCode), z.string().check(z.regex(/^\d{6}$/, 'val.code.digits'))),
)

export const passwordProof = z.strictObject({ currentPassword })
export type PasswordProof = z.infer<typeof passwordProof>

export const codeProof = z.strictObject({ code: appCode })
export type CodeProof = z.infer<typeof codeProof>

/** A code of the app, or one of the recovery codes. */
export const fullProof = z.strictObject({
  currentPassword,
  code: z
    .string({ error: 'val.code.required' })
    .check(z.trim(), z.minLength(1, 'val.code.required'), z.maxLength(100, 'val.generic.maxLength?max=100')),
})
export type FullProof = z.infer<typeof fullProof>

/** Sent once, during setup. */
export const newKey = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() })
export type NewKey = z.infer<typeof newKey>

/** Sent once: only their hashes are stored. */
export const newCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type NewCodes = z.infer<typeof newCodes>
