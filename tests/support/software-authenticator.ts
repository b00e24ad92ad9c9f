import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '#features/auth/passkeys/schema.ts'

type Credential = { id: string; rpId: string; userHandle: string; privateKey: KeyObject; counter: number }

/** Changes that an attack makes to an otherwise correct response. */
type Changes = {
  origin?: string
  type?: string
  challenge?: string
  rpId?: string
  crossOrigin?: boolean
  isVerified?: boolean
  isPresent?: boolean
}

const present = 1
const verified = 4
const withCredential = 64

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

/** A device that stores passkeys according to WebAuthn: it signs with ES256 and counts each use. */
export class SoftwareAuthenticator {
  readonly #origin: string
  readonly #counts: boolean
  readonly credentials: Credential[] = []

  constructor({ origin = 'http://localhost:3000', counts = true } = {}) {
    this.#origin = origin
    this.#counts = counts
  }

  /** Another device with the same keys and the same counters. */
  copy(): SoftwareAuthenticator {
    const copy = new SoftwareAuthenticator({ origin: this.#origin, counts: this.#counts })
    copy.credentials.push(...this.credentials.map((credential) => ({ ...credential })))
    return copy
  }

  create(
    options: PasskeyCreation,
    {
      format = 'none',
      statement = new Map<string, unknown>(),
      keyParts = [],
      ...changes
    }: Changes & {
      format?: string
      statement?: Map<string, unknown>
      /** Replaced parts of the public key. */
      keyParts?: readonly [number, number | Uint8Array][]
    } = {},
  ): Omit<NewPasskey, 'name'> {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(32)
    const rpId = changes.rpId ?? options.rp.id
    this.credentials.push({ id: base64url(id), rpId, userHandle: options.user.id, privateKey, counter: 0 })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
      ...keyParts,
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.#head(rpId, 0, changes, withCredential),
      Buffer.alloc(16),
      length,
      id,
      isoCBOR.encode(key as never),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id: base64url(id),
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, changes),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    }
  }

  /** Responds with the first requested passkey. */
  get(options: PasskeyRequest, changes: Changes = {}): PasskeyProof {
    const credential = this.credentials.find(
      ({ id }) => options.allowCredentials?.some((allowed) => allowed.id === id) ?? true,
    )
    if (!credential) throw new Error('no requested passkey')
    if (this.#counts) credential.counter += 1
    const authData = this.#head(changes.rpId ?? credential.rpId, credential.counter, changes, 0)
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, changes)
    const signed = Buffer.concat([authData, sha256(bytesOf(clientDataJSON))])
    return {
      id: credential.id,
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, credential.privateKey)),
      userHandle: credential.userHandle,
    }
  }

  #head(rpId: string, counter: number, { isPresent = true, isVerified = true }: Changes, more: number) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = (isPresent ? present : 0) | (isVerified ? verified : 0) | more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  #clientData(type: string, challenge: string, changes: Changes): string {
    const said = {
      type: changes.type ?? type,
      challenge: changes.challenge ?? challenge,
      origin: changes.origin ?? this.#origin,
      crossOrigin: changes.crossOrigin ?? false,
    }
    return base64url(Buffer.from(JSON.stringify(said)))
  }
}

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'))
