import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { isPasswordOf } from '#features/users/server/password.ts'
import { findPasswordHash } from '#features/users/server/repository.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { mailAboutTwoFactor } from '../two-factor/server/mail.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import { readDeviceToken } from './device-cookie.ts'
import {
  countedSoFar,
  findKnownDevice,
  forgetAttemptsBetween,
  prolongAttempts,
  refundAttempt,
} from './failure-repository.ts'
import {
  countAttempt,
  forgetAttempts,
  loginFailureWindow,
  mostLoginFailures,
  nameInKey,
} from './repository.ts'

/**
 * Where the failures of one try are counted. Wrong passwords of one account are counted together, wherever they are
 * tried; but a browser that the person has logged in with, and a session that is open, have a count of their own, so
 * that no stranger can lock the owner out.
 */
export type Failures = { key: string; ofAccount: string }

const start = 'login failures'

/** Everything that was tried with a name, from any browser. */
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

/** Anybody who proves that the mailbox is theirs starts from zero on every device. */
export const forgetFailuresOf = (db: Database, username: string): Promise<void> =>
  forgetAttemptsBetween(db, start, nameInKey(username))

/** Ten failures lock the count for five minutes, the next ten for ten, and so on. */
const longestWait = 4 * 60 * 60
const waitsAreRememberedFor = 24 * 60 * 60

const timesKey = (key: string): string => key.replace(start, `${start} again`)
const waitAfter = (times: number): number =>
  Math.min(longestWait, loginFailureWindow * 2 ** Math.max(0, times - 1))

/** How long earlier lockouts have locked the count; a clock that was ahead makes nobody wait longer. */
const longestWaitOf = async (db: Database, key: string): Promise<number> =>
  waitAfter(await countedSoFar(db, timesKey(key)))

/**
 * Counts a try as a failure before its outcome is known, so that a thousand at once are no more than ten. A right one
 * is taken back, or clears them all.
 */
export const countFailure = async (app: FastifyInstance, { key }: Failures): Promise<void> => {
  const most = mostLoginFailures * app.rateLimitScale
  const longest = await longestWaitOf(app.db, key)
  const { count, secondsLeft } = await countAttempt(app.db, key, loginFailureWindow, longest)
  if (count <= most) return
  // Counted once for each time the limit is reached, by the call that reaches it first.
  if (count > most + 1) throw new AppError('too_many', { retryAfter: secondsLeft })
  const times = await countAttempt(app.db, timesKey(key), waitsAreRememberedFor)
  const wait = waitAfter(times.count)
  const retryAfter = times.count > 1 ? await prolongAttempts(app.db, key, wait) : secondsLeft
  throw new AppError('too_many', { retryAfter })
}

/** Failures of a known browser also count against strangers: a thief may have the browser by now. */
export const noteWrong = async (app: FastifyInstance, { key, ofAccount }: Failures): Promise<void> => {
  if (key === ofAccount) return
  await countAttempt(app.db, ofAccount, loginFailureWindow, await longestWaitOf(app.db, ofAccount))
}

/**
 * Asks for the password before a sensitive action in the account. Wrong ones count; a right one does not clear them
 * yet.
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

/** After so many refused codes in a day without a right one, the owner is told by mail. */
const refusedCodesToTell = 5

/**
 * Checks the code of a try that is already counted. A right code clears the failures before it; the right password
 * alone clears nothing.
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
  if (count === refusedCodesToTell) await mailAboutTwoFactor(app.db, person, 'refused', { n: count })
  return answer
}

/** For the account pages: reports a wrong or already used code at its field. */
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
