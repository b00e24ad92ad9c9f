import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { may } from '#access/permissions.ts'
import type { Role, SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { Settings } from '#features/settings/setting-values.ts'
import { seal, unseal } from '#files/keys.ts'
import { countPasskeysOf, deletePasskeysOf } from '../../passkeys/server/repository.ts'
import { mailAboutTwoFactor } from '../../server/account-mails.ts'
import { foldCode, foldRecoveryCode } from '../schema.ts'
import {
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  isTwoFactorOn,
  takeRecoveryCode,
  takeStep,
} from './repository.ts'

/** The user who enters the code, with the data for a mail to them. */
export type CodeHolder = Pick<SignedInUser, 'id' | 'email' | 'preferredLanguage'>

/** `used`: correct, but already accepted before. */
export type CodeAnswer = 'app' | 'recoveryCode' | 'wrong' | 'used'

/** The second factor for logins and account pages. The encryption key of the secrets stays inside. */
export type SecondFactor = ReturnType<typeof openSecondFactor>

export const openSecondFactor = (
  key: Buffer,
  getSettings: () => Promise<Pick<Settings, 'require_two_factor'>>,
) => {
  const contextOf = (userId: number) => `two-factor secret of user ${userId}`
  const sealFor = (userId: number, secret: string) => seal(key, secret, contextOf(userId))
  const unsealOf = (userId: number, sealed: string) => unseal(key, sealed, contextOf(userId))

  /** Undefined if the key was lost and replaced. Then only recovery codes work. */
  const readable = (userId: number, sealed: string): string | undefined => {
    try {
      return unsealOf(userId, sealed)
    } catch {
      return undefined
    }
  }

  const takeAppCode = async (db: Database, userId: number, code: string): Promise<CodeAnswer> => {
    const found = await findTwoFactor(db, userId)
    const secret = found && readable(userId, found.secret)
    const step = secret && stepOf(secret, code)
    if (!step) return 'wrong'
    return (await takeStep(db, userId, step)) ? 'app' : 'used'
  }

  const takeRecovery = (db: Database, person: CodeHolder, typed: string): Promise<CodeAnswer> =>
    db.transaction(async (tx) => {
      if (!(await takeRecoveryCode(tx, person.id, hashRecoveryCode(typed)))) return 'wrong'
      await mailAboutTwoFactor(tx, person, 'recoveryUsed', { n: await countRecoveryCodes(tx, person.id) })
      return 'recoveryCode'
    })

  return {
    seal: sealFor,
    unseal: unsealOf,
    /** Whether the firm requires a second factor of this role. */
    isRequiredOf: async (role: Role): Promise<boolean> =>
      may(role, 'dashboard.view') && (await getSettings()).require_two_factor === 'true',
    /**
     * Six digits are checked as a code of the app, other values as a recovery code. Each is accepted once.
     */
    take: (db: Database, person: CodeHolder, typed: string): Promise<CodeAnswer> =>
      /^\d{6}$/.test(foldCode(typed))
        ? takeAppCode(db, person.id, foldCode(typed))
        : takeRecovery(db, person, typed),
  }
}

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

/** Deletes factors that a user has lost or that someone else may have set up. False if there were none. */
export const deleteSecondFactors = async (db: Database, userId: number): Promise<boolean> => {
  const hadApp = await deleteTwoFactor(db, userId)
  const passkeys = await deletePasskeysOf(db, userId)
  return hadApp || passkeys > 0
}

/** Whether the user has one, and can require it of the office without locking themselves out. */
export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await isTwoFactorOn(db, userId)) || (await countPasskeysOf(db, userId)) > 0
