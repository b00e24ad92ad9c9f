import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isInProcess } from './in-process.ts'
import { addressGroup } from './rate-limit.ts'

/** The burst of pages that one address group may have rendered; `perSecond` is refilled each second. */
const mostAtOnce = 120
const perSecond = 3
const mostNeighbourhoods = 10_000

type Bucket = { tokens: number; filledAt: number }

/**
 * A cached page costs nothing, a rendered one a hundred times as much: so rendering is rationed for each group of
 * addresses, in this process's memory, since a database query would cost more than most renders. Throws `too_many` if a
 * group has used up its share.
 */
export const renderLimit = (scale: number) => {
  const buckets = new Map<string, Bucket>()
  const fill = (key: string, now: number): Bucket => {
    const { tokens, filledAt } = buckets.get(key) ?? { tokens: mostAtOnce * scale, filledAt: now }
    const added = (Math.max(0, now - filledAt) / 1000) * perSecond * scale
    const bucket = { tokens: Math.min(mostAtOnce * scale, tokens + added), filledAt: now }
    // Moved to the end: the first entry is then the one that has been idle for longest.
    buckets.delete(key)
    buckets.set(key, bucket)
    const oldest = buckets.keys().next().value
    if (buckets.size > mostNeighbourhoods && oldest !== undefined) buckets.delete(oldest)
    return bucket
  }
  return (request: FastifyRequest, now = performance.now()): void => {
    // The page that made this call has already been counted.
    if (isInProcess(request)) return
    const bucket = fill(neighbourhood(request.ip), now)
    if (bucket.tokens < 1)
      throw new AppError('too_many', { retryAfter: Math.ceil((1 - bucket.tokens) / (perSecond * scale)) })
    bucket.tokens -= 1
  }
}

/** /24 of IPv4 and /64 of IPv6: one person or hoster easily has many addresses within these. */
const neighbourhood = (address: string): string =>
  addressGroup(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')
