import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isUsableKey } from './credential-key.ts'

const part = (key: KeyObject, name: 'x' | 'y' | 'n' | 'e'): Uint8Array =>
  new Uint8Array(Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url'))

const { publicKey: ec } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { publicKey: ed } = generateKeyPairSync('ed25519')
const { publicKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const { publicKey: small } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const ecPoint: [number, unknown][] = [
  [-1, 1],
  [-2, part(ec, 'x')],
  [-3, part(ec, 'y')],
]
const map = (...entries: [number, unknown][]) => new Map(entries)

describe('the key of a passkey', () => {
  it.each([
    ['ES256', map([1, 2], [3, -7], ...ecPoint)],
    ['EdDSA', map([1, 1], [3, -8], [-1, 6], [-2, part(ed, 'x')])],
    ['RS256', map([1, 3], [3, -257], [-1, part(rsa, 'n')], [-2, part(rsa, 'e')])],
  ])('is usable as %s', (_name, key) => {
    expect(isUsableKey(key)).toBe(true)
  })

  it.each([
    ['without a type', map()],
    ['of type 0', map([1, 0], [3, -7], ...ecPoint)],
    ['of an unknown type', map([1, 9], [3, -7], ...ecPoint)],
    ['with algorithm 0', map([1, 2], [3, 0], ...ecPoint)],
    ['with the algorithm of another type', map([1, 2], [3, -257], ...ecPoint)],
    ['on another curve', map([1, 2], [3, -7], ...ecPoint, [-1, 2])],
    [
      'with a point that is not on the curve',
      map([1, 2], [3, -7], ...ecPoint, [-3, new Uint8Array(32).fill(7)]),
    ],
    ['with only one coordinate', map([1, 2], [3, -7], [-1, 1], [-2, part(ec, 'x')])],
    ['with text instead of bytes', map([1, 2], [3, -7], ...ecPoint, [-2, 'x'])],
    ['as a small RSA key', map([1, 3], [3, -257], [-1, part(small, 'n')], [-2, part(small, 'e')])],
    ['as an RSA key with exponent 1', map([1, 3], [3, -257], [-1, part(rsa, 'n')], [-2, Uint8Array.of(1)])],
    ['as a short Ed25519 key', map([1, 1], [3, -8], [-1, 6], [-2, part(ed, 'x').slice(1)])],
    [
      'with a point off Ed25519',
      map([1, 1], [3, -8], [-1, 6], [-2, Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 2 : 0))]),
    ],
  ])('is refused %s', (_name, key) => {
    expect(isUsableKey(key)).toBe(false)
  })
})
