import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** The delay of the event loop, in milliseconds, from which visitors are turned away rather than made to wait. */
const longestLoopDelay = 1_000

type IsAtWork = (request: FastifyRequest) => boolean

export const watchLoad = async (
  app: FastifyInstance,
  { scale = 1, isAtWork }: { scale?: number | undefined; isAtWork: IsAtWork },
) =>
  app.register(underPressure, {
    maxEventLoopDelay: longestLoopDelay * scale,
    // An interval in which nothing could be measured counts as an infinite delay.
    sampleInterval: longestLoopDelay * scale,
    pressureHandler: shedLoad(isAtWork),
  })

/**
 * Under overload, health checks and people at work are still served; everybody else is asked to retry in a moment
 * rather than kept waiting.
 */
export const shedLoad = (isAtWork: IsAtWork) => async (request: FastifyRequest) => {
  const isHealth = request.url === '/healthz' || request.url === '/readyz'
  if (!isHealth && !isAtWork(request)) throw new AppError('unavailable', { retryAfter: 5 })
}
