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

/** What was tried with a name, wherever that was. */
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

/** Whoever has shown that the mailbox is theirs begins anew, on every device. */
export const forgetFailuresOf = (db: Database, username: string): Promise<void> =>
  forgetAttemptsBetween(db, start, nameInKey(username))

/** Ten failures make a count wait for five minutes, the next ten for ten, and so on. */
const longestWait = 4 * 60 * 60
const waitsAreRememberedFor = 24 * 60 * 60

const timesKey = (key: string): string => key.replace(start, `${start} again`)
const waitAfter = (times: number): number =>
  Math.min(longestWait, loginFailureWindow * 2 ** Math.max(0, times - 1))

/** What the lockouts before have made the count wait; nobody waits longer because the clock was ahead. */
const longestWaitOf = async (db: Database, key: string): Promise<number> =>
  waitAfter(await countedSoFar(db, timesKey(key)))

/**
 * Each try counts as a failure before it is judged, so that a thousand at once are no more than ten; a right one is
 * taken back or forgets them all.
 */
export const countFailure = async (app: FastifyInstance, { key }: Failures): Promise<void> => {
  const most = mostLoginFailures * app.rateLimitScale
  const longest = await longestWaitOf(app.db, key)
  const { count, secondsLeft } = await countAttempt(app.db, key, loginFailureWindow, longest)
  if (count <= most) return
  // Counted once for each time that the limit is met, by whoever meets it first.
  if (count > most + 1) throw new AppError('too_many', { retryAfter: secondsLeft })
  const times = await countAttempt(app.db, timesKey(key), waitsAreRememberedFor)
  const wait = waitAfter(times.count)
  const retryAfter = times.count > 1 ? await prolongAttempts(app.db, key, wait) : secondsLeft
  throw new AppError('too_many', { retryAfter })
}

/** What a known browser gets wrong counts against strangers too: it may be a thief's by now. */
export const noteWrong = async (app: FastifyInstance, { key, ofAccount }: Failures): Promise<void> => {
  if (key === ofAccount) return
  await countAttempt(app.db, ofAccount, loginFailureWindow, await longestWaitOf(app.db, ofAccount))
}

/** Before something of weight is done in the own account; wrong ones count, and a right one forgets nothing yet. */
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

/** So many refused codes in a day, with none taken between them, and the owner hears of it. */
const refusedCodesToTell = 5

/**
 * Of a try that is counted already. A right code forgets the failures before it; whoever knows the password forgets
 * nothing by showing it alone.
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

/** For the own account: what is no code, or was one before, is said at its field. */
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
