import * as z from 'zod/mini'
import { requiredText } from '#fields/text.ts'

/** Far more than anyone's devices; it limits the storage of one account. */
export const maxPasskeys = 20

export const passkeyName = z.strictObject({ name: requiredText('val.passkey.name', 60) })
export type PasskeyName = z.infer<typeof passkeyName>

/** WebAuthn sends binary values as base64url. */
const binary = (maxCharacters: number) =>
  z
    .string('error.invalid')
    .check(z.maxLength(maxCharacters, 'error.invalid'), z.regex(/^[\w-]+$/, 'error.invalid'))

const credentialId = binary(1364)
const clientDataJSON = binary(4096)

/** The browser's response to a passkey request. */
export const passkeyProof = z.strictObject({
  id: credentialId,
  clientDataJSON,
  authenticatorData: binary(4096),
  signature: binary(8192),
  /** Identifies the owner, so that a login needs no user name. */
  userHandle: z.optional(binary(128)),
})
export type PasskeyProof = z.infer<typeof passkeyProof>

export const passkeyLogin = z.strictObject({
  passkey: passkeyProof,
  rememberMe: z.optional(z.boolean()),
})
export type PasskeyLogin = z.infer<typeof passkeyLogin>

/** The transports of a device. Browsers may add new ones. */
const transports = z
  .array(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'error.invalid')))
  .check(z.maxLength(10))

export const newPasskey = z.strictObject({
  ...passkeyName.shape,
  id: credentialId,
  clientDataJSON,
  attestationObject: binary(65_536),
  transports: z.optional(transports),
})
export type NewPasskey = z.infer<typeof newPasskey>

const knownPasskey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** Options for the browser's request (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Omitted at login, so that the passkeys of an account are not revealed. */
  allowCredentials: z.optional(z.array(knownPasskey)),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** Options for the creation (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(knownPasskey),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** A passkey of the current user. */
export const ownPasskey = z.object({
  id: z.int(),
  name: z.string(),
  /** Synced by a password manager to other devices. */
  isSynced: z.boolean(),
  /** False if the passkey was created for another address of the website. */
  isUsable: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type OwnPasskey = z.infer<typeof ownPasskey>
