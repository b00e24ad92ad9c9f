import { createHash, randomInt } from 'node:crypto'
import { foldRecoveryCode } from '../schema.ts'

/** Crockford's alphabet, without i, l, o and u, which are easily misread or form words. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 4
const groupLength = 6
const codesAtOnce = 10

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

export const newRecoveryCodes = (): string[] => Array.from({ length: codesAtOnce }, newCode)

/** A fast hash is enough for 120 random bits, which cannot be guessed (ASVS 6.5.2). */
export const hashRecoveryCode = (typed: string): string =>
  createHash('sha256').update(foldRecoveryCode(typed)).digest('hex')
