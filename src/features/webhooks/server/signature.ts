import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '#files/keys.ts'

// The signatures of Standard Webhooks: https://www.standardwebhooks.com

const prefix = 'whsec_'
/** The specification permits 24 to 64. */
const secretBytes = 32

export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64')

/** One signature for each secret, so that a receiver may change its secret later. */
export const signaturesOf = (
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')

/** Encrypts the secrets of receivers in the database. */
export class WebhookSecrets {
  readonly #key: Buffer

  /** `key` has 32 bytes and is stored outside the database. */
  constructor(key: Buffer) {
    this.#key = key
  }

  /** Encrypted for this receiver: copied into another row it cannot be decrypted. */
  seal(secret: string, receiverId: number): string {
    return seal(this.#key, secret, contextOf(receiverId))
  }

  /** Throws if the key is another one. */
  unseal(sealed: string, receiverId: number): string {
    return unseal(this.#key, sealed, contextOf(receiverId))
  }
}

const contextOf = (receiverId: number): string => `secret of webhook receiver ${receiverId}`
