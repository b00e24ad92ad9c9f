import type { FastifyInstance } from 'fastify'
import { AppError } from '#http/errors.ts'
import { findAttempts, mostLoginFailures } from './repository.ts'

/** Wrong passwords of one account are counted together, wherever they are tried. */
export const failuresOf = (username: string): string => `login failures ${username.toLowerCase()}`

export const refuseAfterFailures = async (app: FastifyInstance, failures: string): Promise<void> => {
  const { count, secondsLeft } = await findAttempts(app.db, failures)
  if (count >= mostLoginFailures * app.rateLimitScale)
    throw new AppError('too_many', { retryAfter: secondsLeft })
}
