import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { mailAboutPasskey } from '../../server/account-mails.ts'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '../schema.ts'
import { algorithms, isUsableKey } from './credential-key.ts'
import {
  type Challenged,
  challengeMinutes,
  countPasskeysElsewhere,
  createChallenge,
  findPasskey,
  listPasskeysOf,
  notePasskeyUse,
  type Passkey,
  takeChallenge,
  userHandleOf,
} from './repository.ts'

// Loaded lazily: it takes 25 MB of memory and 0.2 s, which would delay the start.
const library = async () => {
  await reflection()
  return import('@simplewebauthn/server')
}
const libraryHelpers = async () => {
  await reflection()
  return import('@simplewebauthn/server/helpers')
}
/** The library imports it too, but in the built server only after code that needs it. */
const reflection = () => import('reflect-metadata')

const timeout = challengeMinutes * 60_000

const relyingParty = ({ publicUrl }: FastifyInstance): RelyingParty => {
  const party = relyingPartyOf(publicUrl())
  if (!party) throw new AppError('passkeys_unavailable')
  return party
}

const describe = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

/** Requests a passkey of any user (`userId` null) or of one user. */
export const createPasskeyRequest = async (
  app: FastifyInstance,
  challenged: Challenged,
): Promise<PasskeyRequest> => {
  const { host } = relyingParty(app)
  const { userId } = challenged
  const allowed = userId === null ? undefined : await listPasskeysOf(app.db, userId)
  return {
    challenge: await createChallenge(app.db, challenged),
    rpId: host,
    timeout,
    userVerification: 'required',
    ...(allowed && {
      allowCredentials: allowed.filter((passkey) => passkey.relyingParty === host).map(describe),
    }),
  }
}

/** Requests a new discoverable passkey that requires user verification (biometrics or a PIN) each time. */
export const createPasskeyOptions = async (
  request: FastifyRequest,
  { id, username, firstName, lastName }: SignedInUser,
): Promise<PasskeyCreation> => {
  const { server: app, language } = request
  const { host } = relyingParty(app)
  const settings = settingsOf(await listSettings(app.db))
  const userHandle = await userHandleOf(app.db, id)
  return {
    challenge: await createChallenge(app.db, { purpose: 'add', userId: id, userHandle }),
    rp: { id: host, name: settingIn(settings, 'site_title', language) || host },
    user: { id: userHandle, name: username, displayName: `${firstName} ${lastName}` },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    // Prevents a second passkey of this account on the same device.
    excludeCredentials: (await listPasskeysOf(app.db, id)).map(describe),
  }
}

const refused = (): never => {
  throw new AppError('passkey_refused')
}

/** Consumes the challenge even if the response is invalid, so that it can be used only once. */
const spendChallenge = async (db: Database, clientDataJSON: string, challenged: Challenged) => {
  const { decodeClientDataJSON } = await libraryHelpers()
  const said = await Promise.resolve(clientDataJSON).then(decodeClientDataJSON).catch(refused)
  // Our pages cannot be framed, so a response from a frame is not ours.
  if (typeof said?.challenge !== 'string' || said.crossOrigin) return refused()
  const taken = await takeChallenge(db, said.challenge, challenged)
  if (!taken) throw new AppError('passkey_expired')
  return { challenge: said.challenge, userHandle: taken.userHandle }
}

/**
 * Verifies a signature and increases the counter. Throws if the passkey is unknown, if the response does not
 * match the challenge, or if it belongs to another user.
 */
export const takePasskey = async (
  request: FastifyRequest,
  proof: PasskeyProof,
  challenged: Challenged,
): Promise<Passkey> => {
  const app = request.server
  const { host, origin } = relyingParty(app)
  const { challenge } = await spendChallenge(app.db, proof.clientDataJSON, challenged)
  const passkey = await findPasskey(app.db, proof.id)
  const isOf = (userId: number) => challenged.userId === null || challenged.userId === userId
  if (passkey?.relyingParty !== host || !isOf(passkey.userId)) throw new AppError('passkey_unknown')
  // At a login without a user name, the device must send the user handle.
  const handle = proof.userHandle ?? (challenged.userId === null ? undefined : passkey.userHandle)
  if (handle !== passkey.userHandle) return refused()
  const { verifyAuthenticationResponse } = await library()
  const { id, clientDataJSON, authenticatorData, signature } = proof
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    // The counter is compared in the database, so that two instances cannot accept the same one.
    credential: { id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
  }).catch(refused)
  if (!verified) return refused()
  const use = { counter: info.newCounter, isSynced: info.credentialBackedUp }
  if (await notePasskeyUse(app.db, passkey.id, use)) return passkey
  await reportCopy(request, passkey)
  return refused()
}

/** A lower counter than before means that the key was copied to another device. */
const reportCopy = async (request: FastifyRequest, { userId, name }: Passkey): Promise<void> => {
  const { db } = request.server
  const person = await findUser(db, userId)
  if (!person) return
  await db.transaction(async (tx) => {
    await auditOf(request, person)(tx, 'loginFailed', 'session', null, { reason: 'counter', name })
    await mailAboutPasskey(tx, person, 'copied', name)
  })
}

/** Throws if the value cannot be decoded. */
const isPlainStatement = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await libraryHelpers()
  const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = statement.get('fmt')
  return format === 'none' || (format === 'packed' && statement.get('attStmt').get('x5c') === undefined)
}

/** The library stores the key of an unsigned statement without a check. */
const hasUsableKey = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject, decodeCredentialPublicKey, parseAuthenticatorData } =
    await libraryHelpers()
  const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const { credentialPublicKey } = parseAuthenticatorData(statement.get('authData'))
  if (!credentialPublicKey) return false
  const key: unknown = decodeCredentialPublicKey(credentialPublicKey)
  return key instanceof Map && isUsableKey(key)
}

/**
 * Verifies a new passkey. Attestation is not requested (`attestation: 'none'`). A statement with certificates
 * is refused before the library reads it, because the library would fetch lists from URLs in the
 * certificates.
 */
export const checkNewPasskey = async (
  app: FastifyInstance,
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  userId: number,
) => {
  const { host, origin } = relyingParty(app)
  const requested = await spendChallenge(app.db, clientDataJSON, { purpose: 'add', userId })
  if (!(await isPlainStatement(attestationObject).catch(refused))) return refused()
  if (!(await hasUsableKey(attestationObject).catch(() => false)))
    return invalidField('attestationObject', 'val.passkey.key')
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo: info } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: requested.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused)
  if (!verified || info.credential.id !== id || requested.userHandle === null) return refused()
  return {
    userId,
    userHandle: requested.userHandle,
    relyingParty: host,
    credentialId: id,
    publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
    counter: info.credential.counter,
    isSynced: info.credentialBackedUp,
    transports: transports ?? [],
  }
}

/**
 * The website as the WebAuthn relying party: passkeys belong to its host, and responses contain the origin.
 */
type RelyingParty = { host: string; origin: string }

/** Undefined where passkeys do not work: at an IP address, or without HTTPS except on localhost. */
export const relyingPartyOf = (publicUrl: string): RelyingParty | undefined => {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  return isSecure && !isAddress ? { host: hostname, origin } : undefined
}

/** Passkeys belong to the host of the public address, so a changed address causes a warning at startup. */
export const passkeyWarnings = async (db: Database, publicUrl: string): Promise<string[]> => {
  const party = relyingPartyOf(publicUrl)
  const elsewhere = await countPasskeysElsewhere(db, party?.host ?? '')
  return [
    ...(party ? [] : [`Nobody can use passkeys at ${publicUrl}: they need a name and https`]),
    ...(elsewhere > 0
      ? [
          `${elsewhere} passkeys belong to another address than ${publicUrl} and log nobody in here: PUBLIC_URL has changed`,
        ]
      : []),
  ]
}
