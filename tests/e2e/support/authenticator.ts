import { Secret, TOTP } from 'otpauth'

/**
 * The code an authenticator app shows for a key, as the account screen gives it (with or without spaces). A code is
 * taken once: a test that needs a second one right away asks for the next step, which is accepted early by 30 seconds.
 */
export const codeOf = (key: string, stepsAhead = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(key.replaceAll(/\s/g, '')),
    timestamp: Date.now() + stepsAhead * 30_000,
  })
