import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const prefix = 'mizan_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 256 random bits need 43 digits, and 32 bits of the checksum need 6. */
const secretLength = 43
const checksumLength = 6

const form = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`)

/**
 * A new token. The prefix shows scanners of published code where a token comes from; the checksum tells a token from
 * a similar text without a query. A double click selects all of it.
 */
export const createTokenText = (): string => {
  const secret = inDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)
  return `${prefix}${secret}${checksumOf(secret)}`
}

export const isTokenText = (text: string): boolean =>
  form.test(text) && checksumOf(text.slice(prefix.length, -checksumLength)) === text.slice(-checksumLength)

export const hashOfToken = (text: string): string => createHash('sha256').update(text).digest('hex')

const checksumOf = (secret: string): string => inDigits(BigInt(crc32(secret)), checksumLength)

const inDigits = (value: bigint, length: number): string => {
  let text = ''
  const base = BigInt(digits.length)
  for (let left = value; left > 0n; left /= base) text = `${digits[Number(left % base)]}${text}`
  return text.padStart(length, '0')
}
