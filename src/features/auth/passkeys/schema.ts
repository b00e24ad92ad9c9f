import * as z from 'zod/mini'
import { requiredText } from '#fields/text.ts'

/** More than anybody has devices; it bounds what one account can store. */
export const mostPasskeys = 20

export const passkeyName = z.strictObject({ name: requiredText('val.passkey.name', 60) })
export type PasskeyName = z.infer<typeof passkeyName>

/** Binary parts of WebAuthn travel as base64url, as browsers write them. */
const binary = (mostCharacters: number) =>
  z
    .string('error.invalid')
    .check(z.maxLength(mostCharacters, 'error.invalid'), z.regex(/^[\w-]+$/, 'error.invalid'))

const credentialId = binary(1364)
const clientDataJSON = binary(4096)

/** What the browser answers to a request to prove that the person holds a passkey. */
export const passkeyProof = z.strictObject({
  id: credentialId,
  clientDataJSON,
  authenticatorData: binary(4096),
  signature: binary(8192),
  /** Tells whose passkey it is: a passkey that knows it finds its account without a user name. */
  userHandle: z.optional(binary(128)),
})
export type PasskeyProof = z.infer<typeof passkeyProof>

export const passkeyLogin = z.strictObject({
  passkey: passkeyProof,
  rememberMe: z.optional(z.boolean()),
})
export type PasskeyLogin = z.infer<typeof passkeyLogin>

/** In which ways a device can be reached; browsers add new ones. */
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

/** What a browser is asked for (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Absent at the login: which passkeys an account has is nobody's business before. */
  allowCredentials: z.optional(z.array(knownPasskey)),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** What a browser is asked to make (`PublicKeyCredentialCreationOptionsJSON`). */
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

/** One of the passkeys of the person who asks. */
export const ownPasskey = z.object({
  id: z.int(),
  name: z.string(),
  /** Kept by a password manager and there on other devices, too. */
  isSynced: z.boolean(),
  /** False for one that was added when the website had another address. */
  isUsable: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type OwnPasskey = z.infer<typeof ownPasskey>
