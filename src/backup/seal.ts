import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { OperatorError } from './operator-error.ts'

// The construction of age's payload: pieces of 64 kB, each encrypted with its number and whether it is the
// last. So no piece can be removed, moved or added unnoticed.

const magic = Buffer.from('mizan-backup sealed 1\n')
const saltBytes = 16
const pieceBytes = 64 * 1024
const tagBytes = 16
const minSecretBytes = 32

/** A secret of at least 32 bytes, without the line break at the end of the file. */
export const readSecret = async (path: string): Promise<Buffer> => {
  const secret = await readFile(path).catch((error: Error) => {
    throw new OperatorError(`BACKUP_KEY_FILE: ${path} cannot be read: ${error.message}`)
  })
  const end = secret.findLastIndex((byte) => byte !== 10 && byte !== 13) + 1
  if (end < minSecretBytes)
    throw new OperatorError(`BACKUP_KEY_FILE: ${path} must hold at least ${minSecretBytes} bytes, not ${end}`)
  return secret.subarray(0, end)
}

export const isSealed = (start: Buffer): boolean => start.subarray(0, magic.length).equals(magic)

/** Slow on purpose, in case a person chose the secret. */
const keyOf = (secret: Buffer, salt: Buffer): Buffer =>
  scryptSync(secret, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 ** 2 })

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

export const seal = (secret: Buffer) =>
  async function* (plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes)
    const key = keyOf(secret, salt)
    yield Buffer.concat([magic, salt])
    const reader = new ByteReader(plain)
    for (let number = 0, isLast = false; !isLast; number += 1) {
      const piece = await reader.upTo(pieceBytes)
      isLast = await reader.isAtEnd()
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast))
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    }
  }

export const unseal = (secret: Buffer) =>
  async function* (sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const reader = new ByteReader(sealed)
    await reader.upTo(magic.length)
    const key = keyOf(secret, await reader.upTo(saltBytes))
    for (let number = 0, isLast = false; !isLast; number += 1) {
      const piece = await reader.upTo(pieceBytes + tagBytes)
      isLast = await reader.isAtEnd()
      yield open(piece, key, nonceOf(number, isLast))
    }
  }

const open = (piece: Buffer, key: Buffer, nonce: Buffer): Buffer => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    decipher.setAuthTag(piece.subarray(-tagBytes))
    return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
  } catch (error) {
    throw new OperatorError('the archive does not open: it was encrypted with another key', { cause: error })
  }
}

/** Reads a stream in pieces of the size that the caller requests. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #ahead: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns fewer bytes only at the end. */
  async upTo(bytes: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    let missing = bytes
    while (missing > 0 && (await this.#fill())) {
      const piece = this.#ahead.subarray(0, missing)
      this.#ahead = this.#ahead.subarray(piece.length)
      pieces.push(piece)
      missing -= piece.length
    }
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces)
  }

  /** Exactly this many bytes, in the chunks in which they arrive. */
  async *next(bytes: number): AsyncGenerator<Buffer> {
    for (let missing = bytes; missing > 0; ) {
      if (!(await this.#fill())) throw new Error(`the stream ends ${missing} bytes early`)
      const piece = this.#ahead.subarray(0, missing)
      this.#ahead = this.#ahead.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.#fill())
  }

  async #fill(): Promise<boolean> {
    while (this.#ahead.length === 0) {
      const { value, done } = await this.#source.next()
      if (done) return false
      this.#ahead = value
    }
    return true
  }
}
