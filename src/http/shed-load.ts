import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * For a process that has more to do than it can: health calls and people at work are served all the same, everybody
 * else is turned away for a moment rather than kept waiting with all the others.
 */
export const shedLoad =
  (isAtWork: (request: FastifyRequest) => boolean) => async (request: FastifyRequest) => {
    const isHealth = request.url === '/healthz' || request.url === '/readyz'
    if (!isHealth && !isAtWork(request)) throw new AppError('unavailable', { retryAfter: 5 })
  }
