import { Secret, TOTP } from 'otpauth'

/** The parameters that every authenticator app supports; some ignore any others in the key URI. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** 160 bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that the QR code holds. */
export const keyUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...shape, issuer, issuerInLabel: false, label: account, secret }).toString()

/**
 * The time step that a code belongs to: that of `now` or one of its neighbours, for clocks that differ; undefined if
 * the code belongs to none of the three.
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
