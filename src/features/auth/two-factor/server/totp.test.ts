import { Secret, TOTP } from 'otpauth'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { foldCode } from '../schema.ts'
import { qrCode } from './qr-code.ts'
import { hashRecoveryCode, keyUri, newRecoveryCodes, newSecret, stepOf } from './second-factor.ts'

/** RFC 6238, appendix B: eight digits each, for seeds of 20, 32 and 64 bytes. */
const seed = (length: number) => '1234567890'.repeat(7).slice(0, length)
const vectors = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
] as const

describe('a code of the authenticator app', () => {
  it.each(vectors)('agrees with RFC 6238 at %d seconds', (seconds, sha1, sha256, sha512) => {
    const timestamp = seconds * 1000
    for (const [algorithm, length, code] of [
      ['SHA1', 20, sha1],
      ['SHA256', 32, sha256],
      ['SHA512', 64, sha512],
    ] as const) {
      const secret = Secret.fromUTF8(seed(length))
      expect(TOTP.generate({ secret, algorithm, digits: 8, timestamp })).toBe(code)
    }
    // Six digits are the last six of eight (RFC 4226, section 5.3).
    const secret = Secret.fromUTF8(seed(20)).base32
    expect(stepOf(secret, sha1.slice(2), timestamp)).toBe(Math.floor(seconds / 30))
  })

  it('is accepted one step early or late, but no further, in groups and with Arabic digits', () => {
    const secret = newSecret()
    const now = 1_800_000_015_000
    const codeAt = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now + steps * 30_000 })
    const step = now / 1000 / 30
    expect(stepOf(secret, codeAt(0), now)).toBe(Math.floor(step))
    expect(stepOf(secret, codeAt(1), now)).toBe(Math.floor(step) + 1)
    expect(stepOf(secret, codeAt(-1), now)).toBe(Math.floor(step) - 1)
    expect(stepOf(secret, codeAt(2), now)).toBeUndefined()
    expect(stepOf(secret, codeAt(-2), now)).toBeUndefined()
    expect(foldCode(' ١٢٣ ٤٥٦ ')).toBe('123456')
    expect(foldCode('۱۲۳-۴۵۶')).toBe('123456')
  })

  it('uses the random key of 160 bits in the QR code, which contains the name of the firm and the username', async () => {
    const secret = newSecret()
    const uri = keyUri(secret, 'ميزان للمحاماة والاستشارات القانونية', 'سارة.h')
    const [, base64 = ''] = qrCode(uri).split('data:image/svg+xml;base64,')
    const { data, info } = await sharp(Buffer.from(base64, 'base64'), { density: 72 })
      .resize(600)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
    expect(read).toBe(uri)
    const { searchParams, pathname } = new URL(read)
    expect(searchParams.get('secret')).toBe(secret)
    expect(searchParams.get('issuer')).toBe('ميزان للمحاماة والاستشارات القانونية')
    expect(decodeURIComponent(pathname)).toContain('سارة.h')
    expect(Secret.fromBase32(newSecret()).bytes).toHaveLength(20)
    expect(newSecret()).not.toBe(newSecret())
  })
})

it('makes ten different recovery codes of 120 bits, and matches each by its hash, however it is typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9a-hj-km-np-tv-z]{6}-){3}[0-9a-hj-km-np-tv-z]{6}$/)
  expect(hashRecoveryCode('a01b2c-d3e4f5-g6h7j8-k9m0n1')).toBe(
    hashRecoveryCode(' AOIB2C D3E4F5 g6h7j8 k9mOnl '),
  )
  expect(hashRecoveryCode('a01b2c-d3e4f5-g6h7j8-k9m0n1')).not.toBe(
    hashRecoveryCode('a01b2c-d3e4f5-g6h7j8-k9m0n2'),
  )
})
