import type { FastifyInstance } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import { isPasswordOf } from '#features/users/password.ts'
import { findPasswordHash } from '#features/users/repository.ts'
import { AppError, invalidField } from '#http/errors.ts'
import {
  countAttempt,
  failuresOf,
  findAttempts,
  forgetAttempts,
  loginFailureWindow,
  mostLoginFailures,
} from './repository.ts'
import type { SecondFactorOfLogin } from './second-factor-of-login.ts'

export const refuseAfterFailures = async (app: FastifyInstance, failures: string): Promise<void> => {
  const { count, secondsLeft } = await findAttempts(app.db, failures)
  if (count >= mostLoginFailures * app.rateLimitScale)
    throw new AppError('too_many', { retryAfter: secondsLeft })
}

/** Before something of weight is done in the own account; wrong ones count, and a right one forgets nothing yet. */
export const askPassword = async (
  app: FastifyInstance,
  person: Pick<SignedInUser, 'id' | 'username'>,
  typed: string,
  field = 'currentPassword',
): Promise<void> => {
  const failures = failuresOf(person.username)
  await refuseAfterFailures(app, failures)
  if (await isPasswordOf(await findPasswordHash(app.db, person.id), typed)) return
  await countAttempt(app.db, failures, loginFailureWindow)
  invalidField(field, 'val.currentPassword.wrong')
}

/**
 * Each code counts as a failure before it is judged, so that a thousand tried at once are no more than ten; a right
 * one forgets them all. Whoever knows the password forgets nothing by showing it alone.
 */
export const judgeCode = async (
  app: FastifyInstance,
  person: SignedInUser,
  code: string,
  secondFactor: SecondFactorOfLogin,
) => {
  const failures = failuresOf(person.username)
  const { count, secondsLeft } = await countAttempt(app.db, failures, loginFailureWindow)
  if (count > mostLoginFailures * app.rateLimitScale)
    throw new AppError('too_many', { retryAfter: secondsLeft })
  const answer = await secondFactor.take(app.db, person, code)
  if (answer === 'app' || answer === 'recoveryCode') await forgetAttempts(app.db, failures)
  return answer
}

/** For the own account: what is no code, or was one before, is said at its field. */
export const askCode = async (...asked: Parameters<typeof judgeCode>): Promise<void> => {
  const answer = await judgeCode(...asked)
  if (answer === 'wrong' || answer === 'used') invalidField('code', `val.code.${answer}`)
}
