import { Secret, TOTP } from 'otpauth'

/** The parameters that every authenticator app supports. Some apps ignore other values in the key URI. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** 160 bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI in the QR code. */
export const keyUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...shape, issuer, issuerInLabel: false, label: account, secret }).toString()

/**
 * The time step of a code: that of `now` or one before or after it, because clocks differ; undefined if it
 * matches none of the three.
 */
export const stepOf = (secret: string, code: string, now = Date.now()): number | undefined => {
  const delta = TOTP.validate({
    ...shape,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: 1,
  })
  return delta === null ? undefined : TOTP.counter({ period: shape.period, timestamp: now }) + delta
}
