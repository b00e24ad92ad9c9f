import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Health calls, and whoever seems to be logged in, are served all the same. */
export const shedLoad = async (request: FastifyRequest) => {
  const isSpared =
    request.url === '/healthz' || request.url === '/readyz' || /\bsid=/.test(request.headers.cookie ?? '')
  if (!isSpared) throw new AppError('unavailable', { retryAfter: 5 })
}
