import type { FastifyInstance } from 'fastify'
import { keyOfCall } from '#api/cached-calls.ts'
import type { CachedResponse } from '#cache/cached-response.ts'
import { AppError } from '#http/errors.ts'
import { inProcessAddress } from '#http/in-process.ts'
import type { Ask } from '#rendering/crawlers/public-data.ts'

const retrySeconds = 5

/**
 * Calls the same API routes as a browser, in-process and without cookies, so that permissions and responses
 * are decided in one place. Cached responses are returned as one object that all pages share.
 */
export const askAsGuest =
  (app: FastifyInstance): Ask =>
  async (path) => {
    const find = () => app.responseCache?.find(keyOfCall(path))
    const cached = find()
    if (cached) return requestedFrom(cached)
    const response = await app.inject({
      url: path,
      headers: { accept: 'application/json' },
      remoteAddress: inProcessAddress,
    })
    const { statusCode, headers } = response
    if (statusCode === 404) throw new AppError('not_found')
    if (statusCode === 503)
      throw new AppError('unavailable', { retryAfter: Number(headers['retry-after'] ?? retrySeconds) })
    if (statusCode >= 400) throw new Error(`${path} answered ${statusCode}`)
    const made = find()
    return made ? requestedFrom(made) : { answer: response.json(), total: numberIn(headers['x-total-count']) }
  }

const requestedFrom = ({ parsed, headers }: CachedResponse) => ({
  answer: parsed,
  total: numberIn(headers['x-total-count']),
})

const numberIn = (header: unknown): number | undefined => (header === undefined ? undefined : Number(header))
