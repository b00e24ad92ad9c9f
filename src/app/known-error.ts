import type { FastifyError } from 'fastify'
import { isDatabaseUnavailable, StaleError } from '#db/errors.ts'
import { BucketError } from '#files/bucket-address.ts'
import { AppError } from '#http/errors.ts'

/** The refusal for an error from anywhere; an unexpected one is internal. */
export const knownErrorOf = (error: FastifyError | AppError | Error): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof StaleError) return new AppError('stale')
  if (isDatabaseUnavailable(error) || error instanceof BucketError)
    return new AppError('unavailable', { retryAfter: 5 })
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new AppError('payload_too_large')
  if (status === 415) return new AppError('unsupported_media_type')
  if (status !== undefined && status >= 400 && status < 500) return new AppError('invalid')
  return new AppError('internal')
}
