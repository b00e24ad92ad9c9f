import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

declare module 'fastify' {
  interface FastifyInstance {
    agreementSeal: AgreementSeal
  }
}

/** The facts of an acceptance, in the order in which they are signed. */
export type Acceptance = {
  number: string
  version: number
  textDigest: string
  sha256: string
  email: string
  name: string
  sentAt: string
  openedAt: string
  acceptedAt: string
  address: string
  device: string
}

/** The header of an Ed25519 private key in PKCS #8 (RFC 8410). */
const keyHeader = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs acceptances with `keys/engagements.key`, whose 32 bytes are the seed of an Ed25519 key. */
export class AgreementSeal {
  readonly #private
  readonly #public

  constructor(seed: Buffer) {
    this.#private = createPrivateKey({ key: Buffer.concat([keyHeader, seed]), format: 'der', type: 'pkcs8' })
    this.#public = createPublicKey(this.#private)
  }

  sign(acceptance: Acceptance): string {
    return sign(null, bytesOf(acceptance), this.#private).toString('base64url')
  }

  isSigned(acceptance: Acceptance, signature: string): boolean {
    return verify(null, bytesOf(acceptance), this.#public, Buffer.from(signature, 'base64url'))
  }
}

/** One fact a line, with its name, so that no two acceptances have the same bytes. */
const bytesOf = (acceptance: Acceptance): Buffer =>
  Buffer.from(
    Object.entries(acceptance)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n'),
  )
