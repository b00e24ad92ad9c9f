import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Transaction } from '#db/connection.ts'
import { type AgreementRow, getVersion, markAccepted, updateVersion, type VersionRow } from './repository.ts'

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

/** The facts that the signature covers; undefined if the version was not accepted here. */
export const acceptanceOf = ({ number }: AgreementRow, row: VersionRow): Acceptance | undefined => {
  if (row.decision !== 'accepted' || row.decidedAt === null) return undefined
  return {
    number,
    version: row.version,
    textDigest: row.textDigest,
    sha256: row.sha256,
    email: row.acceptedEmail ?? '',
    name: row.acceptedName ?? '',
    sentAt: row.sentAt,
    openedAt: row.openedAt ?? '',
    acceptedAt: row.decidedAt,
    address: row.acceptedFrom ?? '',
    device: row.acceptedWith ?? '',
  }
}

type Accepting = { id: number; email: string; name: string; address: string; device: string }

/** Stores the evidence of an acceptance, and signs it. */
export const recordAcceptance = async (
  tx: Transaction,
  { agreement, version }: { agreement: AgreementRow; version: VersionRow },
  { id, email, name, address, device }: Accepting,
  seal: AgreementSeal,
): Promise<void> => {
  await markAccepted(tx, agreement, version.id, {
    acceptedById: id,
    acceptedEmail: email,
    acceptedName: name,
    acceptedFrom: address,
    acceptedWith: device,
  })
  const stored = await getVersion(tx, agreement.id, version.version)
  const acceptance = stored && acceptanceOf(agreement, stored)
  if (!acceptance) throw new Error('the acceptance was not stored')
  await updateVersion(tx, version.id, { signature: seal.sign(acceptance) })
}
