import { Secret, TOTP } from 'otpauth'

/** What every authenticator app knows; some ignore any other choice that the address of the key names. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** 160 bits in base32, as RFC 4226 asks for. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code holds. */
export const keyUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...shape, issuer, issuerInLabel: false, label: account, secret }).toString()

/**
 * The time step a code belongs to: the one of `now`, or its neighbours for clocks that differ; undefined when it is
 * no code of these three.
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
