import { createPublicKey } from 'node:crypto'

/** EdDSA, ES256 and RS256, the algorithms of common devices (RFC 9053, RFC 8812). */
export const algorithms = [-8, -7, -257]

/** A decoded COSE key (RFC 9052). */
type CoseKey = { get: (label: number) => unknown }

const minRsaBytes = 256
const maxRsaBytes = 1024

/** Whether the key can verify signatures: a known type, complete, and accepted by the system. */
export const isUsableKey = (key: CoseKey): boolean => {
  const jwk = jwkOf(key)
  if (!jwk) return false
  try {
    createPublicKey({ key: jwk, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

const jwkOf = (key: CoseKey) => {
  const bytes = (label: number): Buffer => {
    const value = key.get(label)
    return value instanceof Uint8Array ? Buffer.from(value) : Buffer.alloc(0)
  }
  const kind = [key.get(1), key.get(3)].join()
  const [first, second] = [bytes(-2), bytes(-3)]
  if (kind === '1,-8' && key.get(-1) === 6 && first.length === 32 && isOnEd25519(first))
    return { kty: 'OKP', crv: 'Ed25519', x: first.toString('base64url') }
  if (kind === '2,-7' && key.get(-1) === 1 && first.length === 32 && second.length === 32)
    return { kty: 'EC', crv: 'P-256', x: first.toString('base64url'), y: second.toString('base64url') }
  if (kind === '3,-257') {
    const [modulus, exponent] = [bytes(-1), first]
    if (isRsa(modulus, exponent))
      return { kty: 'RSA', n: modulus.toString('base64url'), e: exponent.toString('base64url') }
  }
  return undefined
}

const isRsa = (modulus: Buffer, exponent: Buffer): boolean => {
  const e = numberOf(exponent)
  const size = modulus.length
  const isOdd = ((modulus.at(-1) ?? 0) & 1) === 1
  return (
    isOdd &&
    size >= minRsaBytes &&
    size <= maxRsaBytes &&
    (modulus[0] ?? 0) >= 128 &&
    e >= 3n &&
    e % 2n === 1n
  )
}

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)

const prime = 2n ** 255n - 19n

/** The system accepts any 32 bytes, but only about half of them are points on the curve (RFC 8032, 5.1.3). */
const isOnEd25519 = (bytes: Uint8Array): boolean => {
  const y = numberOf(Uint8Array.from(bytes).reverse()) % 2n ** 255n
  if (y >= prime) return false
  const d = (prime - 121665n) * power(121666n, prime - 2n)
  const square = (y * y) % prime
  const ratio = ((square - 1n + prime) * (d * square + 1n)) % prime
  return ratio === 0n || power(ratio, (prime - 1n) / 2n) === 1n
}

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, factor] = [1n, base % prime]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % prime
    factor = (factor * factor) % prime
  }
  return result
}
