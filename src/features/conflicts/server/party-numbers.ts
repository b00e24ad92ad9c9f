import { createHmac, hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import { openKey, seal, unseal } from '#files/keys.ts'
import type { NumberKind } from '../values.ts'

declare module 'fastify' {
  interface FastifyInstance {
    partyNumbers: PartyNumbers
  }
}

type PartyNumber = { kind: NumberKind; value: string }
/** The stored columns of a party; all null without a number. */
type StoredNumber = { numberKind: NumberKind | null; sealedNumber: string | null; numberHash: string | null }

/** Separates numbers of powers from numbers of parties. */
const powerPurpose = 'power'
/** Separates numbers that the office has seen from numbers of parties. */
const paperPurpose = 'paper'

/**
 * Stores numbers of identity papers and registrations encrypted, and finds equal numbers by a keyed hash. A
 * plain hash of ten digits could be reversed by trying all numbers.
 */
export class PartyNumbers {
  readonly #sealing: Buffer
  readonly #hashing: Buffer

  /** `key` has 32 bytes and is stored outside the database. */
  constructor(key: Buffer) {
    const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
    this.#sealing = derived('party number, sealed')
    this.#hashing = derived('party number, hashed')
  }

  /** With the key in this data folder. */
  static async open(dataDir: string): Promise<PartyNumbers> {
    return new PartyNumbers((await openKey(join(dataDir, 'keys'), 'party-numbers')).key)
  }

  seal(number: PartyNumber | null): StoredNumber {
    if (!number) return { numberKind: null, sealedNumber: null, numberHash: null }
    return {
      numberKind: number.kind,
      sealedNumber: seal(this.#sealing, number.value, number.kind),
      numberHash: this.hashOf(number),
    }
  }

  /** The stored columns of a power of attorney. */
  sealPower(number: string): { sealedNumber: string; numberHash: string } {
    return {
      sealedNumber: seal(this.#sealing, number, powerPurpose),
      numberHash: this.hashOfPower(number),
    }
  }

  hashOfPower(number: string): string {
    return createHmac('sha256', this.#hashing).update(`${powerPurpose}:${number}`).digest('base64url')
  }

  /** Null if it was encrypted with another key. */
  readPower(sealedNumber: string): string | null {
    try {
      return unseal(this.#sealing, sealedNumber, powerPurpose)
    } catch {
      return null
    }
  }

  /** The stored number of an identity document or a registration; undefined for an empty text. */
  sealPaper(number: string): { sealed: string; hash: string } | undefined {
    if (number === '') return undefined
    return { sealed: seal(this.#sealing, number, paperPurpose), hash: this.hashOfPaper(number) }
  }

  hashOfPaper(number: string): string {
    return createHmac('sha256', this.#hashing).update(`${paperPurpose}:${number}`).digest('base64url')
  }

  /** Null if it was encrypted with another key. */
  readPaper(sealed: string): string | null {
    try {
      return unseal(this.#sealing, sealed, paperPurpose)
    } catch {
      return null
    }
  }

  hashOf({ kind, value }: PartyNumber): string {
    return createHmac('sha256', this.#hashing).update(`${kind}:${value}`).digest('base64url')
  }

  /**
   * A fingerprint of the hits that a user has seen. It shows whether they have changed, and reveals nothing
   * about them.
   */
  markOf(keys: readonly string[]): string {
    if (keys.length === 0) return ''
    return createHmac('sha256', this.#hashing)
      .update([...keys].sort().join())
      .digest('base64url')
  }

  /**
   * Null without a number, or if it was encrypted with another key: the rest of the party can still be shown.
   */
  read({ numberKind, sealedNumber }: Omit<StoredNumber, 'numberHash'>): PartyNumber | null {
    if (numberKind === null || sealedNumber === null) return null
    try {
      return { kind: numberKind, value: unseal(this.#sealing, sealedNumber, numberKind) }
    } catch {
      return null
    }
  }
}
