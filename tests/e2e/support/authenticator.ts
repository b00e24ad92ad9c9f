import { Secret, TOTP } from 'otpauth'

/**
 * The code an authenticator app shows for a key, as the account screen displays it (with or without spaces). Each code
 * is accepted once: a test that needs a second one right away uses the next step, which is accepted 30 seconds early.
 */
export const codeOf = (key: string, stepsAhead = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(key.replaceAll(/\s/g, '')),
    timestamp: Date.now() + stepsAhead * 30_000,
  })
