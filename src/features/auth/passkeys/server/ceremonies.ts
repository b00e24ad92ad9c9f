import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError } from '#http/errors.ts'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '../schema.ts'
import { type Challenged, challengeMinutes, createChallenge, takeChallenge } from './challenge-repository.ts'
import { mailAboutPasskey } from './mail.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.ts'
import { findPasskey, listPasskeysOf, notePasskeyUse, type Passkey, userHandleOf } from './repository.ts'

// It is 25 MB of memory and 0.2 s: whoever starts a server need not wait for it.
const library = async () => {
  await reflection()
  return import('@simplewebauthn/server')
}
const libraryHelpers = async () => {
  await reflection()
  return import('@simplewebauthn/server/helpers')
}
/** The library imports it, too, but in the built server only after what asks for it. */
const reflection = () => import('reflect-metadata')

/** EdDSA, ES256 and RS256: what devices sign with (RFC 9053, RFC 8812). */
const algorithms = [-8, -7, -257]

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

/** Asks for a passkey of anybody (`userId` null) or of one person. */
export const requestOf = async (app: FastifyInstance, challenged: Challenged): Promise<PasskeyRequest> => {
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

/** Asks for a new one, which finds its account by itself and wants a finger, a face or a code each time. */
export const creationOf = async (
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
    // A device that has one for this account makes no second one.
    excludeCredentials: (await listPasskeysOf(app.db, id)).map(describe),
  }
}

const refused = (): never => {
  throw new AppError('passkey_refused')
}

/** Uses up the challenge that was answered; whatever the answer turns out to be, it is not asked a second time. */
const spendChallenge = async (db: Database, clientDataJSON: string, challenged: Challenged) => {
  const { decodeClientDataJSON } = await libraryHelpers()
  const said = await Promise.resolve(clientDataJSON).then(decodeClientDataJSON).catch(refused)
  // Nobody may show our pages in a frame, so an answer out of one is none of ours.
  if (typeof said?.challenge !== 'string' || said.crossOrigin) return refused()
  const taken = await takeChallenge(db, said.challenge, challenged)
  if (!taken) throw new AppError('passkey_expired')
  return { challenge: said.challenge, userHandle: taken.userHandle }
}

/**
 * Checks what a device has signed, and counts the use. Throws if it is not a passkey of ours, not an answer to what was
 * asked, or not of the person who was asked.
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
  // Where nobody was asked by name, the device has to say whose it is.
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
    // The counter is compared where it is kept, so that two instances do not take the same one.
    credential: { id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
  }).catch(refused)
  if (!verified) return refused()
  const use = { counter: info.newCounter, isSynced: info.credentialBackedUp }
  if (await notePasskeyUse(app.db, passkey.id, use)) return passkey
  await reportCopy(request, passkey)
  return refused()
}

/** A device that counts less than before is not the only one with this key. */
const reportCopy = async (request: FastifyRequest, { userId, name }: Passkey): Promise<void> => {
  const { db } = request.server
  const person = await findUser(db, userId)
  if (!person) return
  await db.transaction(async (tx) => {
    await auditOf(request, person)(tx, 'loginFailed', 'session', null, { reason: 'counter', name })
    await mailAboutPasskey(tx, person, 'copied', name)
  })
}

/** Whatever is not even a statement throws. */
const isPlainStatement = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await libraryHelpers()
  const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = statement.get('fmt')
  return format === 'none' || (format === 'packed' && statement.get('attStmt').get('x5c') === undefined)
}

/**
 * Checks a new passkey. Its maker is not asked for (`attestation: 'none'`), and a statement with certificates is
 * refused before the library sees it: it would fetch lists from addresses that stand in them.
 */
export const checkNewPasskey = async (
  app: FastifyInstance,
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  userId: number,
) => {
  const { host, origin } = relyingParty(app)
  const asked = await spendChallenge(app.db, clientDataJSON, { purpose: 'add', userId })
  if (!(await isPlainStatement(attestationObject).catch(refused))) return refused()
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo: info } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: asked.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused)
  if (!verified || info.credential.id !== id || asked.userHandle === null) return refused()
  return {
    userId,
    userHandle: asked.userHandle,
    relyingParty: host,
    credentialId: id,
    publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
    counter: info.credential.counter,
    isSynced: info.credentialBackedUp,
    transports: transports ?? [],
  }
}
