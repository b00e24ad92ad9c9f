import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Milliseconds the process may be behind before it turns visitors away rather than keep everyone waiting. */
const longestLoopDelay = 1_000

type IsAtWork = (request: FastifyRequest) => boolean

export const watchLoad = async (
  app: FastifyInstance,
  { scale = 1, isAtWork }: { scale?: number | undefined; isAtWork: IsAtWork },
) =>
  app.register(underPressure, {
    maxEventLoopDelay: longestLoopDelay * scale,
    // An interval in which nothing could be measured counts as an endless delay.
    sampleInterval: longestLoopDelay * scale,
    pressureHandler: shedLoad(isAtWork),
  })

/**
 * For a process that has more to do than it can: health calls and people at work are served all the same, everybody
 * else is turned away for a moment rather than kept waiting with all the others.
 */
export const shedLoad = (isAtWork: IsAtWork) => async (request: FastifyRequest) => {
  const isHealth = request.url === '/healthz' || request.url === '/readyz'
  if (!isHealth && !isAtWork(request)) throw new AppError('unavailable', { retryAfter: 5 })
}
