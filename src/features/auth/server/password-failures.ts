import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import { signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Actor } from '#features/audit/server/repository.ts'
import { isPasswordOf } from '#features/users/server/password.ts'
import { findPasswordHash } from '#features/users/server/repository.ts'
import { clientAddress } from '#http/addresses.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { addressGroup } from '#http/rate-limit.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import { mailAboutTwoFactor } from './account-mails.ts'
import { readDeviceToken } from './cookies.ts'
import {
  countedSoFar,
  findKnownDevice,
  forgetAttemptsBetween,
  prolongAttempts,
  refundAttempt,
} from './login-repository.ts'
import {
  countAttempt,
  forgetAttempts,
  loginFailureWindow,
  maxLoginFailures,
  nameInKey,
} from './repository.ts'

/**
 * The counters for one attempt. Wrong passwords of an account are counted together. Browsers with an earlier
 * login, and open sessions, have their own counter, so that strangers cannot lock out the owner.
 */
export type Failures = { key: string; ofAccount: string }

const start = 'login failures'

/** All attempts with a user name, from any browser. */
export const failuresOfName = (username: string): string => `${start} ${nameInKey(username)}`

export const failuresOfLogin = async (
  request: FastifyRequest,
  username: string,
  userId: number | undefined,
): Promise<Failures> => {
  const ofAccount = failuresOfName(username)
  const device = await knownDeviceOf(request, userId)
  return { key: device ? `${start} on ${device} ${nameInKey(username)}` : ofAccount, ofAccount }
}

const failuresOfSession = async (request: FastifyRequest): Promise<Failures> => {
  const { id, username } = signedInUser(request)
  const failures = await failuresOfLogin(request, username, id)
  const isKnown = failures.key !== failures.ofAccount
  return isKnown ? failures : { ...failures, key: `${start} in ${request.sessionId} ${nameInKey(username)}` }
}

const knownDeviceOf = async (request: FastifyRequest, userId: number | undefined) => {
  const token = readDeviceToken(request)
  return token && userId !== undefined ? findKnownDevice(request.server.db, userId, token) : undefined
}

/** Proof of the mailbox resets the counters of all devices. */
export const forgetFailuresOf = (db: Database, username: string): Promise<void> =>
  forgetAttemptsBetween(db, start, nameInKey(username))

/** Seconds. Ten failures lock the counter for five minutes, the next ten for ten, and so on. */
const maxWait = 4 * 60 * 60
const waitsAreRememberedFor = 24 * 60 * 60

const timesKey = (key: string): string => key.replace(start, `${start} again`)
const waitAfter = (times: number): number =>
  Math.min(maxWait, loginFailureWindow * 2 ** Math.max(0, times - 1))

/** The duration of earlier lockouts. A clock that was ahead does not make anyone wait longer. */
const longestWaitOf = async (db: Database, key: string): Promise<number> =>
  waitAfter(await countedSoFar(db, timesKey(key)))

/**
 * Counts an attempt as a failure before its result is known, so that concurrent attempts cannot exceed the
 * limit. A correct one is reverted, or resets the counter.
 */
export const countFailure = async (app: FastifyInstance, { key }: Failures): Promise<void> => {
  const max = maxLoginFailures * app.rateLimitScale
  const longest = await longestWaitOf(app.db, key)
  const { count, secondsLeft } = await countAttempt(app.db, key, loginFailureWindow, longest)
  if (count <= max) return
  // Only the first call over the limit counts as a lockout.
  if (count > max + 1) throw new AppError('too_many', { retryAfter: secondsLeft })
  const times = await countAttempt(app.db, timesKey(key), waitsAreRememberedFor)
  const wait = waitAfter(times.count)
  const retryAfter = times.count > 1 ? await prolongAttempts(app.db, key, wait) : secondsLeft
  throw new AppError('too_many', { retryAfter })
}

/** Failures of a known browser also count for unknown ones, because the browser may be stolen. */
export const noteWrong = async (app: FastifyInstance, { key, ofAccount }: Failures): Promise<void> => {
  if (key === ofAccount) return
  await countAttempt(app.db, ofAccount, loginFailureWindow, await longestWaitOf(app.db, ofAccount))
}

/**
 * Requires the password before a sensitive action in the account. Wrong ones count; a correct one does not
 * reset the counter yet.
 */
export const askPassword = async (
  request: FastifyRequest,
  typed: string,
  field = 'currentPassword',
): Promise<void> => {
  const app = request.server
  const failures = await failuresOfSession(request)
  await countFailure(app, failures)
  const hash = await findPasswordHash(app.db, signedInUser(request).id)
  if (await isPasswordOf(hash, typed)) return refundAttempt(app.db, failures.key)
  await noteWrong(app, failures)
  invalidField(field, 'val.currentPassword.wrong')
}

/** Refused codes per day, without a correct one, before the owner gets a mail. */
const refusedCodesToMail = 5

/**
 * Checks the code of an attempt that is already counted. A correct code resets the counter; a correct
 * password alone does not.
 */
export const checkCode = async (
  app: FastifyInstance,
  failures: Failures,
  person: SignedInUser,
  code: string,
  secondFactor: SecondFactor,
) => {
  const refused = `${start} of codes ${nameInKey(person.username)}`
  const answer = await secondFactor.take(app.db, person, code)
  if (answer === 'app' || answer === 'recoveryCode') {
    await forgetAttempts(app.db, failures.key)
    await forgetAttempts(app.db, refused)
    return answer
  }
  await noteWrong(app, failures)
  const { count } = await countAttempt(app.db, refused, waitsAreRememberedFor)
  if (count === refusedCodesToMail) await mailAboutTwoFactor(app.db, person, 'refused', { n: count })
  return answer
}

/** Checks a code on the account pages; reports a wrong or already used one at its field. */
export const askCode = async (
  request: FastifyRequest,
  code: string,
  secondFactor: SecondFactor,
): Promise<void> => {
  const failures = await failuresOfSession(request)
  await countFailure(request.server, failures)
  const answer = await checkCode(request.server, failures, signedInUser(request), code, secondFactor)
  if (answer === 'wrong' || answer === 'used') invalidField('code', `val.code.${answer}`)
}

/**
 * At most one log entry per account, IP address and reason in this time, so that a flood of guesses does not
 * flood the log.
 */
const secondsBetweenLines = 10 * 60

/**
 * Logs a refused login. The typed name is logged only if such an account exists, because users sometimes type
 * a password there. Unknown names take the same time, so that timing does not reveal existing names.
 */
export const recordRefusedLogin = async (
  request: FastifyRequest,
  typedName: string,
  person: Actor | undefined,
  reason: 'password' | 'limit' | 'inactive' | 'directoryOnly',
): Promise<void> => {
  const app = request.server
  const key = `login refused ${reason} ${addressGroup(clientAddress(request))} ${nameInKey(typedName)}`
  const { count } = await app.countAttempt(key, secondsBetweenLines)
  if (count > 1) return
  await auditOf(request, person ?? null)(app.db, 'loginFailed', 'session', null, { reason })
}
