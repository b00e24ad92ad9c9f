import type { FastifyRequest } from 'fastify'
import { clientAddress } from '#http/addresses.ts'
import { AppError } from '#http/errors.ts'
import { addressGroup } from '#http/rate-limit.ts'
import { isInProcess } from '#http/request-origin.ts'

/** The burst of pages that one address group may have rendered; `perSecond` is refilled each second. */
const maxAtOnce = 120
const perSecond = 3
const maxNeighbourhoods = 10_000

type Bucket = { tokens: number; filledAt: number }

/**
 * A rendered page costs a hundred times as much as a cached one, so rendering is limited for each group of
 * addresses. The counters are in this process's memory, since a database query would cost more than most
 * renders. Throws `too_many` if a group has used up its share.
 */
export const renderLimit = (scale: number) => {
  const buckets = new Map<string, Bucket>()
  const fill = (key: string, now: number): Bucket => {
    const { tokens, filledAt } = buckets.get(key) ?? { tokens: maxAtOnce * scale, filledAt: now }
    const added = (Math.max(0, now - filledAt) / 1000) * perSecond * scale
    const bucket = { tokens: Math.min(maxAtOnce * scale, tokens + added), filledAt: now }
    // Moved to the end, so that the first entry is the one idle for longest.
    buckets.delete(key)
    buckets.set(key, bucket)
    const oldest = buckets.keys().next().value
    if (buckets.size > maxNeighbourhoods && oldest !== undefined) buckets.delete(oldest)
    return bucket
  }
  return (request: FastifyRequest, now = performance.now()): void => {
    // The page that made this call has already been counted.
    if (isInProcess(request)) return
    const bucket = fill(neighbourhood(clientAddress(request)), now)
    if (bucket.tokens < 1)
      throw new AppError('too_many', { retryAfter: Math.ceil((1 - bucket.tokens) / (perSecond * scale)) })
    bucket.tokens -= 1
  }
}

/** The /24 of IPv4 or /64 of IPv6: one person or hosting provider often has many addresses within these. */
const neighbourhood = (address: string): string =>
  addressGroup(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')
